import { UserRoundPlus } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { RefusedEdits } from "#app/features/refusals/refused-edits.tsx";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { paths } from "#app/paths.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { useSyncState } from "#app/store/sync/sync-state.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { IconLink } from "#app/ui/actions/icon-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { UnmappedList } from "#app/ui/art/unmapped-list.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Rule } from "#app/ui/layout/rule.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { NoRelationship } from "#app/words/no-relationship.tsx";
import type { PlanName } from "#domain/plan/plan.ts";
import type { Quota } from "#domain/plan/quota.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ListBody } from "./list/list-body.tsx";
import { PendingLine, PendingMargin } from "./list/pending-changes.tsx";
import { PlanMeter, PlanMeterShort } from "./list/plan-meter.tsx";
import { usePlanQuota } from "./use-plan-quota.ts";

export function Component() {
  const t = useTranslations("relationships.list");
  const today = useToday();
  const isWide = useIsWide();
  const relationships = useRelationships();
  const { pending } = useSyncState();
  const { plan, quota } = usePlanQuota();
  usePageTitle(t("title"));
  if (!relationships) return <ListSkeleton />;
  const isEmpty = relationships.length === 0;
  // Without a limit the list has the whole page, and what waits stands under it: a margin that comes and goes would move everything.
  const hasMargin = isWide && !isEmpty && quota.limit !== null;
  return (
    <Page>
      <Columns template={hasMargin ? "ledger-margin" : "ledger"}>
        <Stack gap={5}>
          <Inline justify="between" align="center" gap={2} wrap>
            <Title>{t("title")}</Title>
            {!isEmpty && !isWide && (
              <Inline gap={3} align="center" className="flex-none">
                <PlanMeterShort quota={quota} />
                <IconLink to={paths.add} icon={UserRoundPlus} label={t("add")} />
              </Inline>
            )}
            {!isEmpty && isWide && (
              <ButtonLink to={paths.add} variant="primary" icon={UserRoundPlus}>
                {t("add")}
              </ButtonLink>
            )}
          </Inline>
          <RefusedEdits table="relationships" />
          {isEmpty ? (
            <NoRelationship illustration={<UnmappedList />} />
          ) : (
            <ListBody relationships={relationships} today={today} />
          )}
          <Inline gap={5} wrap>
            <TextLink to={paths.moments} size="small" tone="soft">
              {t("moments")}
            </TextLink>
            <TextLink to={paths.trash} size="small" tone="soft">
              {t("trash")}
            </TextLink>
          </Inline>
          {pending > 0 && !hasMargin && <PendingLine count={pending} />}
        </Stack>
        {hasMargin && <ListMargin {...{ quota, plan, pending, today }} />}
      </Columns>
    </Page>
  );
}

type ListMarginProps = { quota: Quota; plan: PlanName; pending: number; today: CalendarDay };

/** Beside the list on wide screens: the plan's limit and unsent edits. */
function ListMargin({ quota, plan, pending, today }: ListMarginProps) {
  return (
    <Stack gap={5} className="pt-3.5">
      <PlanMeter quota={quota} plan={plan} />
      {pending > 0 && (
        <>
          <Rule />
          <PendingMargin count={pending} today={today} />
        </>
      )}
    </Stack>
  );
}

/** Shown on a first visit, until the device has pulled the journal. */
function ListSkeleton() {
  const t = useTranslations("relationships.list");
  return (
    <Page>
      <Stack gap={6}>
        <Inline justify="between" align="end">
          <Title>{t("title")}</Title>
          <Text size="small" tone="soft" role="status">
            {t("loading")}
          </Text>
        </Inline>
        <Skeleton rows={7} />
      </Stack>
    </Page>
  );
}
