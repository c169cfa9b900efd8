import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { RefusedEdits } from "#app/features/refusals/refused-edits.tsx";
import { requestCapture } from "#app/lib/capture-request.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { pagePart } from "#app/lib/page-part.tsx";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useMediaByMoment } from "#app/store/media/media.ts";
import { useMoments } from "#app/store/moments/moments.ts";
import { useAwaitsFirstMoments } from "#app/store/sync/sync-state.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { UnmappedList } from "#app/ui/art/unmapped-list.tsx";
import { UnmappedSearch } from "#app/ui/art/unmapped-search.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { LettersLine, OpenedLetters } from "./list/letters.tsx";
import { listMoments, noFilter } from "./list/list-moments.ts";
import { MomentFilters } from "./list/moment-filters.tsx";
import { MomentLines } from "./list/moment-lines.tsx";
import { useMomentFilter } from "./list/use-moment-filter.ts";
import { momentsWords } from "./moments-words.ts";

const thumb = pagePart(async () => (await import("#app/features/media/moment-thumb.tsx")).MomentThumb);

const photoOf = (momentId: string) => (
  <SectionBoundary isOrnament>
    <thumb.Part momentId={momentId} />
  </SectionBoundary>
);

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
  const known = useMoments();
  const moments = useAwaitsFirstMoments() ? undefined : known;
  const relationships = useView("relationships");
  const media = useMediaByMoment();
  const [filter, change] = useMomentFilter();
  const { of, mood, tag } = filter;
  usePageTitle(t("title"));
  const listed = useMemo(
    () =>
      moments &&
      relationships &&
      media &&
      listMoments(moments, relationships.values(), today, { of, mood, tag }),
    [moments, relationships, media, today, of, mood, tag],
  );
  const isOfNobodyOnly = of === "nobody" && mood === null && tag === null;
  const isNarrowed = of !== null || mood !== null || tag !== null;
  return (
    <Page>
      <Stack gap={5}>
        <Inline justify="between" align="baseline" gap={4} wrap>
          <Title>{t("title")}</Title>
          <Inline gap={5} align="baseline">
            {listed && listed.count > 0 && (
              <Text size="small" tone="soft" role="status">
                {t("count", { count: listed.count, total: format.number(listed.count) })}
              </Text>
            )}
            <TextLink to={paths.trash} size="small" tone="soft">
              {t("trash")}
            </TextLink>
          </Inline>
        </Inline>
        {listed && (listed.total > 1 || isNarrowed) && (
          <MomentFilters listed={listed} filter={filter} onChange={change} />
        )}
        <RefusedEdits table="moments" />
        {listed && <OpenedLetters letters={listed.opened} />}
        {!listed && <Skeleton rows={6} />}
        {listed && listed.count > 0 && (
          <MomentLines
            key={`${of} ${mood} ${tag}`}
            lines={listed.lines}
            years={listed.years}
            photoOf={photoOf}
            hasPhoto={(id) => media?.has(id) ?? false}
          />
        )}
        {listed?.count === 0 && isNarrowed && !isOfNobodyOnly && (
          <EmptyState
            illustration={<UnmappedSearch />}
            sentence={t("none")}
            action={<Button onClick={() => change(noFilter)}>{t("clear")}</Button>}
          />
        )}
        {listed?.count === 0 && (!isNarrowed || isOfNobodyOnly) && (
          <EmptyState
            illustration={<UnmappedList />}
            sentence={t(isOfNobodyOnly ? "emptyNobody" : "empty")}
            action={
              <Button
                variant="primary"
                icon={Plus}
                onClick={() => requestCapture(isOfNobodyOnly ? { relationshipId: null } : {})}
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
