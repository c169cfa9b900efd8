import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useMoments } from "#app/store/moments/moments.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { UnmappedList } from "#app/ui/art/unmapped-list.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { LettersLine, OpenedLetters } from "./list/letters.tsx";
import { listMoments, type MomentsOf } from "./list/list-moments.ts";
import { MomentLines } from "./list/moment-lines.tsx";
import { RefusedEdits } from "./list/refused-edits.tsx";
import { momentsWords } from "./moments-words.ts";

export function Component() {
  return (
    <WithMessages words={momentsWords}>
      <MomentsView />
    </WithMessages>
  );
}

function MomentsView() {
  const t = useTranslations("moments.list");
  const format = useFormat();
  const today = useToday();
  const moments = useMoments();
  const relationships = useView("relationships");
  const [search, setSearch] = useSearchParams();
  const of: MomentsOf = search.get("of") === "nobody" ? "nobody" : "all";
  usePageTitle(t("title"));
  const listed = useMemo(
    () => moments && relationships && listMoments(moments, relationships.values(), today, of),
    [moments, relationships, today, of],
  );
  return (
    <Page width="middle">
      <Stack gap={5}>
        <Inline justify="between" align="baseline" gap={4} wrap>
          <Title className="max-lg:text-title-small/10">{t("title")}</Title>
          {listed && listed.count > 0 && (
            <Text size="small" tone="soft">
              {t("count", { count: listed.count, total: format.number(listed.count) })}
            </Text>
          )}
        </Inline>
        <Inline justify="between" gap={4} wrap>
          <Segmented
            label={t("show")}
            labelHidden
            value={of}
            options={[
              { value: "all", label: t("all") },
              { value: "nobody", label: t("nobody") },
            ]}
            onChange={(value) => setSearch(value === "all" ? {} : { of: value }, { replace: true })}
          />
          <TextLink to={paths.trash} size="small" tone="soft">
            {t("trash")}
          </TextLink>
        </Inline>
        <RefusedEdits />
        {listed && <OpenedLetters letters={listed.opened} />}
        {!listed && <Skeleton rows={6} />}
        {listed && listed.count > 0 && <MomentLines lines={listed.lines} />}
        {listed?.count === 0 && (
          <EmptyState
            illustration={<UnmappedList />}
            sentence={t(of === "nobody" ? "emptyNobody" : "empty")}
            action={
              <Button
                variant="primary"
                icon={Plus}
                onClick={() => requestCapture(of === "nobody" ? { relationshipId: null } : {})}
              >
                {t("note")}
              </Button>
            }
          />
        )}
        {listed && <LettersLine letters={listed.letters} />}
      </Stack>
    </Page>
  );
}
