import { Plus } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { useProfile } from "#app/store/profile.ts";
import { useRelationships } from "#app/store/relationships.ts";
import { useView } from "#app/store/use-view.ts";
import { UnmappedList } from "#app/ui/art/unmapped-list.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Inline } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Title } from "#app/ui/title.tsx";
import { relationQuota } from "#domain/quota.ts";
import { countByStatus, listRelationships } from "#domain/relationship-list.ts";
import { isSealedAway } from "#domain/veil.ts";
import { SortChoice, StatusFilter } from "./list/list-controls.tsx";
import { NothingFound } from "./list/nothing-found.tsx";
import { showSealed, useSealedShown } from "./list/opened-seals.ts";
import { PendingLine, PendingMargin } from "./list/pending-changes.tsx";
import { PlanMeter, PlanMeterShort } from "./list/plan-meter.tsx";
import { RelationshipLedger } from "./list/relationship-ledger.tsx";
import { SealedLine } from "./list/sealed-line.tsx";
import { useListQuestion } from "./list/use-list-question.ts";
import { useToday } from "./use-today.ts";

export function Component() {
  const t = useTranslations("relationships.list");
  const language = useLocale();
  const today = useToday();
  const all = useRelationships();
  const profile = useProfile();
  const pending = useView("outbox")?.size ?? 0;
  const areSealedShown = useSealedShown();
  const [question, ask] = useListQuestion();
  const query = useDeferredValue(question.query);
  usePageTitle(t("title"));

  const sealed = useMemo(
    () => (all ?? []).filter((relationship) => isSealedAway(relationship, today)),
    [all, today],
  );
  const asked = useMemo(() => {
    const compareNames = new Intl.Collator(language).compare;
    const opened = areSealedShown ? new Set(sealed.map(({ id }) => id)) : new Set<string>();
    return { ...question, query, today, compareNames, opened };
  }, [question, query, today, language, areSealedShown, sealed]);
  const listed = useMemo(() => listRelationships(all ?? [], asked), [all, asked]);
  const counts = useMemo(() => countByStatus(all ?? [], asked), [all, asked]);

  if (!all) {
    return (
      <Page>
        <Title>{t("title")}</Title>
        <Skeleton rows={5} />
      </Page>
    );
  }
  const plan = profile?.subscription_plan ?? "free";
  const quota = relationQuota(plan, all.length);
  const isEmpty = all.length === 0;
  return (
    <Page>
      <Columns template="main-margin">
        <Stack gap={6}>
          <Inline justify="between" align="end">
            <Title>{t("title")}</Title>
            <div className="lg:hidden">
              <PlanMeterShort quota={quota} />
            </div>
          </Inline>
          {isEmpty ? (
            <EmptyState
              illustration={<UnmappedList />}
              sentence={t("empty.sentence")}
              action={
                <ButtonLink to={paths.add} variant="primary" icon={Plus}>
                  {t("empty.add")}
                </ButtonLink>
              }
            />
          ) : (
            <>
              <SearchField
                label={t("search")}
                placeholder={t("searchHint")}
                value={question.query}
                onChange={({ target }) => ask({ query: target.value })}
              />
              <Inline justify="between" wrap gap={3}>
                <StatusFilter question={question} onAsk={ask} counts={counts} />
                <SortChoice question={question} onAsk={ask} />
              </Inline>
              <p className="sr-only" role="status">
                {t("found", { count: listed.length })}
              </p>
              {listed.length === 0 ? (
                <NothingFound question={question} onClear={() => ask({ query: "", status: "all" })} />
              ) : (
                <RelationshipLedger relationships={listed} today={today} />
              )}
              {sealed.length > 0 && (
                <SealedLine
                  count={sealed.length}
                  areShown={areSealedShown}
                  onToggle={() => showSealed(!areSealedShown)}
                />
              )}
            </>
          )}
          {pending > 0 && (
            <div className="lg:hidden">
              <PendingLine count={pending} />
            </div>
          )}
        </Stack>
        <Stack gap={8} className="hidden lg:flex">
          {!isEmpty && (
            <ButtonLink to={paths.add} variant="primary" icon={Plus}>
              {t("add")}
            </ButtonLink>
          )}
          <PlanMeter quota={quota} plan={plan} />
          {pending > 0 && <PendingMargin count={pending} />}
        </Stack>
      </Columns>
    </Page>
  );
}
