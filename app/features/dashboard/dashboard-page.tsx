import { lazy } from "react";
import { useTranslations } from "use-intl/react";
import { keepLast } from "#app/lib/keep-last.ts";
import { pagePart, useAreLoaded } from "#app/lib/page-part.tsx";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { wordsAreHere } from "#app/messages/lazy-messages.ts";
import { paths } from "#app/paths.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { latestBeginning } from "#domain/relationship/latest-beginning.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { endedLately } from "#domain/relationship/relationship-ending.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { summarizeRelationships } from "#domain/statistics/relationship-summary.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { BandFrame } from "../game/band-frame.tsx";
import { RelationshipLedger } from "../relationships/list/relationship-ledger.tsx";
import { AfterEnding } from "./after-ending.tsx";
import { CurrentRelationships } from "./current-relationships.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { OwnPage } from "./own-page.tsx";
import { QuickActions } from "./quick-actions.tsx";

const DashboardBand = lazy(async () => {
  const [{ DashboardBand }] = await Promise.all([
    import("../game/dashboard-band.tsx"),
    import("#app/ui/map/lettering-font.ts").then(({ letteringIsHere }) => letteringIsHere()),
    import("../game/game-words.ts").then(({ gameWords }) => wordsAreHere(gameWords)),
  ]);
  return { default: DashboardBand };
});

const GamePauseDialog = lazy(async () => ({
  default: (await import("../game/game-pause-dialog.tsx")).GamePauseDialog,
}));

const DashboardEmpty = lazy(async () => ({
  default: (await import("./dashboard-empty.tsx")).DashboardEmpty,
}));

async function timelineWordsAreHere() {
  await wordsAreHere((await import("#app/features/timeline/timeline-words.ts")).timelineWords);
}

const recentPath = pagePart(async () => {
  const module = import("#app/features/timeline/recent-path-section.tsx");
  await timelineWordsAreHere();
  return (await module).RecentPathSection;
});

const letters = pagePart(
  async () => (await import("#app/features/moments/letters-section.tsx")).LettersSection,
);

const memory = pagePart(async () => {
  const module = import("#app/features/timeline/memory-section.tsx");
  await timelineWordsAreHere();
  return (await module).MemorySection;
});

const latestWord = pagePart(async () => {
  const module = import("#app/features/timeline/latest-word-section.tsx");
  await timelineWordsAreHere();
  return (await module).LatestWordSection;
});

const momentPicture = pagePart(
  async () => (await import("#app/features/media/moment-picture.tsx")).MomentPicture,
);

/** [See Note: a page is drawn once] */
const parts = [recentPath, letters, memory, latestWord, momentPicture];

const photoOf = (momentId: string) => (
  <SectionBoundary isOrnament>
    <momentPicture.Part momentId={momentId} />
  </SectionBoundary>
);

const recentCount = 4;

const summarize = keepLast(summarizeRelationships);

/** Those without a veil, the latest first, without those that open the page. */
const listRecent = keepLast(
  (all: readonly Relationship[], current: readonly Relationship[], today: CalendarDay) =>
    all
      .filter((one) => !current.includes(one) && !isVeiled(one, today))
      .map((relationship) => ({ relationship, beginning: latestBeginning(relationship) }))
      .toSorted((a, b) => b.beginning - a.beginning)
      .slice(0, recentCount)
      .map(({ relationship }) => relationship),
);

const nobody: readonly Relationship[] = [];

export function Component() {
  const t = useTranslations("dashboard");
  const today = useToday();
  const all = useRelationships();
  const profile = useProfile();
  const areRowsRead = [useView("moments"), useView("media")].every((rows) => rows !== undefined);
  const isWhole = useAreLoaded(parts) && areRowsRead;
  usePageTitle(t("title"));
  const summary = summarize(all ?? nobody, today);
  const { current } = summary;
  const recent = listRecent(all ?? nobody, current, today);

  if (!all) return <DashboardWaiting />;
  if (all.length === 0) {
    return (
      <SectionBoundary fallback={<DashboardWaiting />}>
        <DashboardEmpty name={profile?.first_name ?? null} />
      </SectionBoundary>
    );
  }
  if (!isWhole) return <DashboardWaiting />;
  const isAfterEnding = all.some((one) => endedLately(one, today));
  // Between phone and desktop the others stand beside their path, which is long, and under one's own page, which is short.
  const isSomeone = current.length > 0;
  return (
    <>
      {profile?.game_is_on !== false && (
        <SectionBoundary fallback={<BandFrame />}>
          <DashboardBand today={today} />
        </SectionBoundary>
      )}
      <Page>
        <Columns template="dashboard" className="gap-y-8 md:grid-rows-[auto_1fr]">
          <Stack gap={6} className={isSomeone ? "md:max-lg:row-span-2" : ""}>
            {isSomeone ? (
              <CurrentRelationships
                current={current}
                today={today}
                latestOf={(relationshipId) => (
                  <SectionBoundary>
                    <latestWord.Part relationshipId={relationshipId} today={today} />
                  </SectionBoundary>
                )}
                pathOf={(relationshipId) => (
                  <SectionBoundary>
                    <recentPath.Part relationshipId={relationshipId} today={today} />
                  </SectionBoundary>
                )}
              />
            ) : (
              <OwnPage isAfterEnding={isAfterEnding} />
            )}
            {isAfterEnding ? <AfterEnding today={today} PauseDialog={GamePauseDialog} /> : <QuickActions />}
          </Stack>
          <Stack
            gap={8}
            className={`md:col-start-2 md:row-start-1 ${isSomeone ? "lg:row-span-2" : "md:row-span-2"}`}
          >
            <DashboardFigures summary={summary} today={today} />
            <SectionBoundary>
              <letters.Part today={today} />
            </SectionBoundary>
            {!isAfterEnding && (
              <SectionBoundary>
                <memory.Part today={today} photoOf={photoOf} />
              </SectionBoundary>
            )}
          </Stack>
          {(recent.length > 0 || summary.total === 0) && (
            <Stack gap={3} className={isSomeone ? "md:max-lg:col-start-2" : ""}>
              <Inline justify="between" align="baseline" gap={4} wrap className="gap-y-0">
                <Heading>{t("recent.title")}</Heading>
                <TextLink to={paths.list} size="small">
                  {t("recent.all", { count: all.length })}
                </TextLink>
              </Inline>
              {recent.length === 0 ? (
                <Text tone="soft">{t("folded")}</Text>
              ) : (
                <RelationshipLedger relationships={recent} today={today} kind="short" />
              )}
            </Stack>
          )}
          <DashboardWays />
        </Columns>
      </Page>
    </>
  );
}

function DashboardWaiting() {
  return (
    <Page>
      <Skeleton rows={4} />
    </Page>
  );
}

/** Links to pages about time that are not in the navigation. */
function DashboardWays() {
  const t = useTranslations("dashboard.ways");
  return (
    <nav
      aria-label={t("label")}
      className="border-b border-line md:col-span-2 lg:grid lg:grid-cols-4 lg:gap-x-8 lg:border-b-0"
    >
      <LinkRow to={paths.moments} title={t("moments")} detail={t("momentsDetail")} />
      <LinkRow to={paths.calendar} title={t("calendar")} detail={t("calendarDetail")} />
      <LinkRow to={paths.lifeline} title={t("lifeline")} detail={t("lifelineDetail")} />
      <LinkRow to={paths.memories} title={t("memories")} detail={t("memoriesDetail")} />
    </nav>
  );
}
