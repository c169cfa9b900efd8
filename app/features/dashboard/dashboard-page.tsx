import { lazy, useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { paths } from "#app/paths.ts";
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
import { latestBeginning } from "#domain/relationship/relationship-list.ts";
import { summarizeRelationships } from "#domain/relationship/relationship-summary.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { BandFrame } from "../game/band-frame.tsx";
import { RelationshipLedger } from "../relationships/list/relationship-ledger.tsx";
import { CurrentRelationship } from "./current-relationship.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { QuickActions } from "./quick-actions.tsx";

const DashboardBand = lazy(async () => ({
  default: (await import("../game/dashboard-band.tsx")).DashboardBand,
}));

const DashboardEmpty = lazy(async () => ({
  default: (await import("./dashboard-empty.tsx")).DashboardEmpty,
}));

const RecentPathSection = lazy(async () => ({
  default: (await import("#app/features/timeline/recent-path-section.tsx")).RecentPathSection,
}));

const LettersSection = lazy(async () => ({
  default: (await import("#app/features/moments/letters-section.tsx")).LettersSection,
}));

const MemorySection = lazy(async () => ({
  default: (await import("#app/features/timeline/memory-section.tsx")).MemorySection,
}));

const LatestWordSection = lazy(async () => ({
  default: (await import("#app/features/timeline/latest-word-section.tsx")).LatestWordSection,
}));

const MomentPicture = lazy(async () => ({
  default: (await import("#app/features/media/moment-picture.tsx")).MomentPicture,
}));

const photoOf = (momentId: string) => (
  <SectionBoundary isOrnament>
    <MomentPicture momentId={momentId} />
  </SectionBoundary>
);

const recentCount = 4;

export function Component() {
  const t = useTranslations("dashboard");
  const format = useFormat();
  const today = useToday();
  const all = useRelationships();
  const profile = useProfile();
  usePageTitle(t("title"));
  const summary = useMemo(() => summarizeRelationships(all ?? [], today), [all, today]);
  const [current] = summary.current;
  const recent = useMemo(
    () =>
      (all ?? [])
        .filter((one) => one !== summary.current[0] && !isVeiled(one, today))
        .toSorted((a, b) => latestBeginning(b) - latestBeginning(a))
        .slice(0, recentCount),
    [all, summary, today],
  );

  if (!all) return <DashboardWaiting />;
  if (all.length === 0) {
    return (
      <SectionBoundary fallback={<DashboardWaiting />}>
        <DashboardEmpty name={profile?.first_name ?? null} />
      </SectionBoundary>
    );
  }
  return (
    <>
      {profile?.game_is_on !== false && (
        <SectionBoundary fallback={<BandFrame />}>
          <DashboardBand today={today} />
        </SectionBoundary>
      )}
      <Page>
        <Columns template="main-aside" className="gap-y-8">
          <Stack gap={6}>
            <CurrentRelationship
              summary={summary}
              relationships={all}
              today={today}
              latest={
                current && (
                  <SectionBoundary>
                    <LatestWordSection relationshipId={current.id} today={today} />
                  </SectionBoundary>
                )
              }
            />
            {current && (
              <SectionBoundary fallback={<div className="min-h-17" />}>
                <RecentPathSection relationshipId={current.id} today={today} />
              </SectionBoundary>
            )}
            <QuickActions />
          </Stack>
          <DashboardFigures summary={summary} relationships={all} today={today} />
          {(recent.length > 0 || summary.total === 0) && (
            <Stack gap={3}>
              <Inline justify="between" align="baseline" gap={4}>
                <Heading>{t("recent.title")}</Heading>
                <TextLink to={paths.list} size="small">
                  {t("recent.all", { count: all.length, words: format.inWords(all.length) })}
                </TextLink>
              </Inline>
              {recent.length === 0 ? (
                <Text tone="soft">{t("folded")}</Text>
              ) : (
                <RelationshipLedger relationships={recent} today={today} kind="short" />
              )}
            </Stack>
          )}
          <Stack gap={8} className="lg:col-start-2">
            <SectionBoundary>
              <LettersSection today={today} />
            </SectionBoundary>
            <SectionBoundary>
              <MemorySection today={today} photoOf={photoOf} />
            </SectionBoundary>
            <DashboardWays />
          </Stack>
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
    <nav aria-label={t("label")} className="border-b border-line">
      <LinkRow to={paths.moments} title={t("moments")} detail={t("momentsDetail")} />
      <LinkRow to={paths.calendar} title={t("calendar")} detail={t("calendarDetail")} />
      <LinkRow to={paths.lifeline} title={t("lifeline")} detail={t("lifelineDetail")} />
      <LinkRow to={paths.memories} title={t("memories")} detail={t("memoriesDetail")} />
    </nav>
  );
}
