import { Pencil } from "lucide-react";
import { lazy, useState } from "react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { RefusedEdits } from "#app/features/refusals/refused-edits.tsx";
import { pagePart, useAreLoaded } from "#app/lib/page-part.tsx";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { wordsAreHere } from "#app/messages/lazy-messages.ts";
import { paths } from "#app/paths.ts";
import { useRowConflictsOf } from "#app/store/conflicts/use-row-conflicts.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useMediaOfRelationship } from "#app/store/media/media.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { useAwaitsFirstMoments } from "#app/store/sync/sync-state.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsMiddle, useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useIsBehindLock } from "./list/opened-veils.ts";
import { EndingLine } from "./page/ending-line.tsx";
import { PageMenu } from "./page/page-menu.tsx";
import { PhoneFacts } from "./page/phone-facts.tsx";
import { RelationshipFacts } from "./page/relationship-facts.tsx";
import { RelationshipHeading } from "./page/relationship-heading.tsx";
import { RelationshipMissing } from "./page/relationship-missing.tsx";
import { RelationshipNotes } from "./page/relationship-notes.tsx";
import { SealedPage } from "./page/sealed-page.tsx";

const path = pagePart(async () => {
  const module = import("#app/features/timeline/path-section.tsx");
  await wordsAreHere((await import("#app/features/timeline/timeline-words.ts")).timelineWords);
  return (await module).PathSection;
});

const media = pagePart(async () => {
  const module = import("#app/features/media/media-section.tsx");
  await wordsAreHere((await import("#app/features/media/media-words.ts")).mediaWords);
  return (await module).MediaSection;
});

const momentThumbs = pagePart(
  async () => (await import("#app/features/media/moment-thumbs.tsx")).MomentThumbs,
);

/** [See Note: a page is drawn once] */
const parts = [path, media, momentThumbs];

const ConflictsSection = lazy(async () => ({
  default: (await import("#app/features/conflicts/conflicts-section.tsx")).ConflictsSection,
}));

const Contribution = lazy(async () => ({
  default: (await import("../game/contribution-section.tsx")).ContributionSection,
}));

const ContributionCell = lazy(async () => ({
  default: (await import("../game/contribution-cell.tsx")).ContributionCell,
}));

const photosOf = (momentId: string) => (
  <SectionBoundary isOrnament>
    <momentThumbs.Part momentId={momentId} />
  </SectionBoundary>
);

export function Component() {
  const t = useTranslations("relationships.page");
  const { id = "" } = useParams();
  const relationship = useRelationship(id);
  const isBehindLock = useIsBehindLock(relationship, useToday());
  const areRowsRead = [useView("moments"), useView("media")].every((rows) => rows !== undefined);
  const awaitsMoments = useAwaitsFirstMoments();
  const isWhole = useAreLoaded(parts) && areRowsRead && !awaitsMoments;
  if (relationship === undefined || (relationship && !isWhole)) return <LoadingScreen label={t("loading")} />;
  if (relationship === null || relationship.deleted_at !== null) {
    return <RelationshipMissing relationship={relationship} />;
  }
  if (isBehindLock) return <SealedPage />;
  return <RelationshipView relationship={relationship} />;
}

/** Characters of notes that a margin holds. */
const marginNotes = 400;

/** Who on the left, what was written in the middle, what can be done on the right; one column on phones, two between. */
function RelationshipView({ relationship }: { relationship: Relationship }) {
  const t = useTranslations("relationships.page");
  const today = useToday();
  const isWide = useIsWide();
  const isMiddle = useIsMiddle();
  const about = { relationship, today };
  const hasMedia = (useMediaOfRelationship(relationship.id)?.length ?? 0) > 0;
  // Where they stood when the page was opened: a photo that comes does not take the sheet that adds it away.
  const [hasPhotos] = useState(hasMedia);
  // A tab names its page, never a person (docs/product-decisions.md).
  usePageTitle(t("tab"));
  const ending = <EndingLine {...about} />;
  const written = <RelationshipNotes relationship={relationship} />;
  // What is long is read in the wide column.
  const isBeside = isMiddle && relationship.notes.length <= marginNotes;
  const photos = (
    <SectionBoundary>
      <media.Part relationship={relationship} />
    </SectionBoundary>
  );
  const contribution = (
    <SectionBoundary>
      <Contribution relationshipId={relationship.id} isShown={!isVeiled(relationship, today)} today={today} />
    </SectionBoundary>
  );
  return (
    <Page>
      <Columns template="path">
        <Stack gap={isMiddle ? 5 : 4}>
          <RelationshipHeading {...about} />
          {!isMiddle && <Troubles relationshipId={relationship.id} />}
          {isMiddle ? <RelationshipFacts {...about} /> : <Short {...about} />}
          {isBeside && written}
          {isMiddle && ending}
          {!isMiddle && hasPhotos && photos}
        </Stack>
        <Stack gap={8} className="lg:pt-1">
          {isMiddle && <Troubles relationshipId={relationship.id} />}
          {isMiddle && !isWide && hasPhotos && photos}
          <SectionBoundary>
            <path.Part {...about} photosOf={photosOf} />
          </SectionBoundary>
          {!isWide && !hasPhotos && photos}
          {!isMiddle && <RelationshipFacts {...about} isRest />}
          {!isBeside && written}
          {!isMiddle && ending}
          {!isWide && contribution}
        </Stack>
        {isWide && (
          <Stack gap={8}>
            <Inline gap={2} align="start" justify="end">
              <ButtonLink to={paths.editRelationship(relationship.id)} icon={Pencil}>
                {t("edit")}
              </ButtonLink>
              <PageMenu {...about} />
            </Inline>
            {photos}
            {contribution}
          </Stack>
        )}
      </Columns>
    </Page>
  );
}

/** What waits for a decision comes before what is only to be read. */
function Troubles({ relationshipId }: { relationshipId: string }) {
  const rowConflicts = useRowConflictsOf("relationships", relationshipId);
  return (
    <>
      <RefusedEdits table="relationships" rowId={relationshipId} />
      {rowConflicts.length > 0 && (
        <SectionBoundary>
          <ConflictsSection rowConflicts={rowConflicts} />
        </SectionBoundary>
      )}
    </>
  );
}

type ShortProps = { relationship: Relationship; today: CalendarDay };

function Short({ relationship, today }: ShortProps) {
  const isPlayed = useProfile()?.game_is_on !== false && !isVeiled(relationship, today);
  const points = isPlayed && (
    <SectionBoundary isOrnament fallback={"\u00A0"}>
      <ContributionCell relationshipId={relationship.id} today={today} />
    </SectionBoundary>
  );
  return <PhoneFacts relationship={relationship} today={today} points={points} />;
}
