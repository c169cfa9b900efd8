import { lazy } from "react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { RefusedEdits } from "#app/features/refusals/refused-edits.tsx";
import { pagePart, useAreLoaded } from "#app/lib/page-part.tsx";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useRowConflictsOf } from "#app/store/conflicts/use-row-conflicts.ts";
import { useMediaByMoment } from "#app/store/media/media.ts";
import { useMoment } from "#app/store/moments/moments.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { isSealed } from "#domain/moment/moment-rules.ts";
import { momentsWords } from "./moments-words.ts";
import { MomentMissing } from "./page/moment-missing.tsx";
import { MomentNeighbours } from "./page/moment-neighbours.tsx";
import { MomentView } from "./page/moment-view.tsx";
import { SealedLetter } from "./page/sealed-letter.tsx";

const MomentMedia = lazy(async () => ({
  default: (await import("#app/features/media/moment-media.tsx")).MomentMedia,
}));

const lead = pagePart(async () => (await import("#app/features/media/moment-lead.tsx")).MomentLead);
const parts = [lead];

const ConflictsSection = lazy(async () => ({
  default: (await import("#app/features/conflicts/conflicts-section.tsx")).ConflictsSection,
}));

export function Component() {
  return (
    <WithMessages words={momentsWords}>
      <MomentOfId />
    </WithMessages>
  );
}

function MomentOfId() {
  const t = useTranslations("moments");
  const { id = "" } = useParams();
  const moment = useMoment(id);
  const today = useToday();
  const rowConflicts = useRowConflictsOf("moments", id);
  const media = useMediaByMoment();
  const isDrawn = useAreLoaded(parts);
  if (moment === undefined || !media || !isDrawn) return <LoadingScreen label={t("loading")} />;
  if (moment === null || moment.deleted_at !== null) return <MomentMissing moment={moment} today={today} />;
  if (isSealed(moment, today)) return <SealedLetter moment={moment} today={today} />;
  const picture = media.has(id) && (
    <SectionBoundary>
      <lead.Part momentId={id} />
    </SectionBoundary>
  );
  const photos = (
    <SectionBoundary>
      <Stack gap={4}>
        <MomentMedia moment={moment} />
        <MomentNeighbours moment={moment} today={today} />
      </Stack>
    </SectionBoundary>
  );
  const questions = (
    <>
      <RefusedEdits table="moments" rowId={id} />
      {rowConflicts.length > 0 && (
        <SectionBoundary>
          <ConflictsSection rowConflicts={rowConflicts} />
        </SectionBoundary>
      )}
    </>
  );
  return <MomentView key={id} {...{ moment, today, picture, photos, questions }} />;
}
