/** What waits for an answer above the pages of a journal. Loaded when something does (app-shell.tsx). */
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { MoveOffer } from "#app/features/copies/move/move-offer.tsx";
import { LockedBanner } from "#app/features/leaving/locked-banner.tsx";
import { hasDeviceJournal } from "#app/lib/journal-choice.ts";
import { useLockedCopies } from "#app/lib/locked-list.ts";
import { useSession } from "#app/lib/session.ts";
import { paths } from "#app/paths.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { addPhotos } from "./add-photos.ts";

const LossBanner = lazy(async () => ({
  default: (await import("#app/features/factor/loss-banner.tsx")).LossBanner,
}));

/** What was written in the demo, in builds that have it. */
const WrittenOffer =
  import.meta.env.VITE_DEMO_MODE === "true"
    ? lazy(async () => ({ default: (await import("#app/features/demo/written-offer.tsx")).WrittenOffer }))
    : null;

export function JournalBanners({ journal }: { journal: Journal }) {
  const locked = useLockedCopies();
  const { pathname } = useLocation();
  const lossDueAt = useSession().user?.factorLossDueAt;
  const isAccount = journal.kind === "account";
  return (
    <>
      {isAccount && lossDueAt && (
        <Suspense>
          <LossBanner dueAt={lossDueAt} />
        </Suspense>
      )}
      {isAccount && locked.length > 0 && (
        <LockedBanner journal={journal} onRestored={() => void addRest(journal)} />
      )}
      {isAccount && pathname !== paths.ownData && hasDeviceJournal() && <MoveOffer journal={journal} />}
      {WrittenOffer && (
        <Suspense>
          <WrittenOffer journal={journal} />
        </Suspense>
      )}
    </>
  );
}

/** A start of the app looks for them too (clean-up.ts): a browser that has not loaded this by now leaves them to it. */
async function addRest(journal: Journal): Promise<void> {
  const { addLeft } = await import("#app/features/moments/capture/kept-photos.ts");
  await addLeft(journal, addPhotos);
}
