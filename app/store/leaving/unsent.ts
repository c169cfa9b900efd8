/** Waits until everything that can be sent is sent. */
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

async function countWaiting({ database }: Journal): Promise<number> {
  const files = await database.uploads.filter(({ state }) => state === "waiting").count();
  return files + (await database.outbox.count());
}
