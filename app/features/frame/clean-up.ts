/** What a start of the app does beside the journal: what was left unfinished, and what is due from time to time. */
import { considerOffers } from "#app/features/install/consider-offers.ts";
import { cleanMediaIfDue } from "#app/features/media/clean-media.ts";
import { addLeft } from "#app/features/moments/capture/kept-photos.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { keepSpareLock } from "#app/store/leaving/locked-copies.ts";
import { relistLocked } from "#app/store/leaving/other-journals.ts";
import { startKeepingPictures } from "#app/store/media/kept-pictures.ts";
import { purgeOldTrash } from "#app/store/moments/purge-trash.ts";
import { addPhotos } from "./add-photos.ts";

/** In turn. Signing out closes the journal meanwhile: the rest waits for the next start. */
export async function cleanUp(journal: Journal): Promise<void> {
  try {
    await relistLocked();
    await purgeOldTrash(journal);
    // Neither waits for the other: a key comes from the server, and a photo may be a long video.
    await Promise.all([
      addLeft(journal, addPhotos),
      journal.kind === "account" ? keepKeyAhead(journal) : undefined,
    ]);
    await cleanMediaIfDue(journal);
    await considerOffers(journal);
    await startKeepingPictures(journal);
  } catch (error) {
    if (journal.database.dexie.isOpen()) throw error;
  }
}

/** Fetches a key in advance, to lock this journal even without a network. */
async function keepKeyAhead(journal: Journal): Promise<void> {
  if (journal.database.dexie.hasBeenClosed()) return;
  const isKept = await keepSpareLock(journal.database, journal.personId).catch(() => false);
  if (!isKept) addEventListener("online", () => void keepKeyAhead(journal), { once: true });
}
