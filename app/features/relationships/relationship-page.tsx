import { Pencil } from "lucide-react";
import { lazy } from "react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { paths } from "#app/paths.ts";
import { useRowConflictsOf } from "#app/store/conflicts/use-row-conflicts.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import { EndingLine } from "./page/ending-line.tsx";
import { PageMenu } from "./page/page-menu.tsx";
import { RelationshipFacts } from "./page/relationship-facts.tsx";
import { RelationshipHeading } from "./page/relationship-heading.tsx";
import { RelationshipMissing } from "./page/relationship-missing.tsx";
import { RelationshipNotes } from "./page/relationship-notes.tsx";
import { RejectedEdits } from "./rejected/rejected-edits.tsx";

const PathSection = lazy(async () => ({
  default: (await import("#app/features/timeline/path-section.tsx")).PathSection,
}));

const MediaSection = lazy(async () => ({
  default: (await import("#app/features/media/media-section.tsx")).MediaSection,
}));

const ConflictsSection = lazy(async () => ({
  default: (await import("#app/features/conflicts/conflicts-section.tsx")).ConflictsSection,
}));

const MomentThumbs = lazy(async () => ({
  default: (await import("#app/features/media/moment-thumbs.tsx")).MomentThumbs,
}));

const Contribution = lazy(async () => ({
  default: (await import("../game/contribution-section.tsx")).ContributionSection,
}));

const photosOf = (momentId: string) => (
  <SectionBoundary isOrnament>
    <MomentThumbs momentId={momentId} />
  </SectionBoundary>
);

export function Component() {
  const t = useTranslations("relationships.page");
  const { id = "" } = useParams();
  const relationship = useRelationship(id);
  if (relationship === undefined) return <LoadingScreen label={t("loading")} />;
  if (relationship === null || relationship.deleted_at !== null) {
    return <RelationshipMissing relationship={relationship} />;
  }
  return <RelationshipView relationship={relationship} />;
}

/** Who on the left, what was written in the middle, what can be done on the right; one column on phones. */
function RelationshipView({ relationship }: { relationship: Relationship }) {
  const t = useTranslations("relationships.page");
  const today = useToday();
  const isWide = useIsWide();
  const about = { relationship, today };
  const rowConflicts = useRowConflictsOf("relationships", relationship.id);
  usePageTitle(relationship.name);
  const notes = (
    <Stack gap={8}>
      <RelationshipNotes relationship={relationship} />
      <EndingLine {...about} />
    </Stack>
  );
  const photos = (
    <SectionBoundary>
      <MediaSection relationship={relationship} />
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
        <Stack gap={5}>
          <RelationshipHeading {...about} />
          <RelationshipFacts {...about} />
          {isWide ? notes : photos}
        </Stack>
        <Stack gap={8} className="lg:pt-1">
          <RejectedEdits rowId={relationship.id} />
          {rowConflicts.length > 0 && (
            <SectionBoundary>
              <ConflictsSection rowConflicts={rowConflicts} />
            </SectionBoundary>
          )}
          <SectionBoundary>
            <PathSection {...about} photosOf={photosOf} />
          </SectionBoundary>
          {!isWide && notes}
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
