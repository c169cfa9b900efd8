/** Waits until everything that can be sent is sent, and is there to be sent. */
import { addingPhotos } from "#app/lib/journal-names.ts";
import { webLocks } from "#app/lib/web-locks.ts";
import { currentJournal, type Journal } from "#app/store/db/journal.ts";

/** True once nothing waits; false after `milliseconds`. */
export async function waitUntilSent(milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    const journal = currentJournal();
    if (!journal) return true;
    try {
      if ((await countWaiting(journal)) === 0) return true;
    } catch (error) {
      // The database was closed while it was counted, because everything had been sent.
      if (journal.database.dexie.isOpen()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Until no page adds photos to a moment that was kept: only then they are in the journal. Gives up after `milliseconds`. */
export async function waitUntilAdded(milliseconds: number): Promise<void> {
  const signal = AbortSignal.timeout(milliseconds);
  await webLocks()
    .request(addingPhotos, { signal }, () => undefined)
    .catch(() => undefined);
}

async function countWaiting({ database }: Journal): Promise<number> {
  const files = await database.uploads.filter(({ state }) => state === "waiting").count();
  return files + (await database.outbox.count());
}
