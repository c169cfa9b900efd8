import { lazy } from "react";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { MemoriesView } from "./memories/memories-view.tsx";
import { useMemories } from "./memories/use-memories.ts";
import { MomentPhotos } from "./path/moment-photos.ts";
import { timelineWords } from "./timeline-words.ts";

const MomentPicture = lazy(async () => ({
  default: (await import("#app/features/media/moment-picture.tsx")).MomentPicture,
}));

const photoOf = (momentId: string) => (
  <SectionBoundary isOrnament>
    <MomentPicture momentId={momentId} />
  </SectionBoundary>
);

export function Component() {
  return (
    <WithMessages words={timelineWords}>
      <MomentPhotos value={photoOf}>
        <MemoriesPage />
      </MomentPhotos>
    </WithMessages>
  );
}

/** What happened on this day in other years, and the settings for memories. */
function MemoriesPage() {
  const t = useTranslations("timeline.memories");
  const today = useToday();
  const profile = useProfile();
  const known = useMemories(today);
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <Stack gap={5}>
        <Stack gap={3}>
          <BackLink to={paths.dashboard}>{t("back")}</BackLink>
          <Title size="display">{t("title")}</Title>
        </Stack>
        {known && profile ? (
          <MemoriesView {...known} profile={profile} today={today} />
        ) : (
          <Skeleton rows={5} />
        )}
      </Stack>
    </Page>
  );
}
