/** What only this device has, at sign-out: never dropped silently (docs/sync.md; docs/architecture.md). */
import { closeJournal, currentJournal, requireJournal } from "./journal.ts";

/** Everything the person wrote that the server has not answered, as plain JSON. */
export async function exportUnsent(): Promise<object> {
  const { database, personId } = requireJournal();
  const ops = [...(await database.outbox.toArray()), ...(await database.needsYou.toArray())].map(
    ({ op }) => op,
  );
  return { personId, ops };
}

/** True once nothing waits; false when `milliseconds` have passed first. */
export async function waitUntilSent(milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    const journal = currentJournal();
    if (!journal || (await journal.database.outbox.count()) === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Deletes this person's database from the device. */
export async function discardJournal(): Promise<void> {
  const journal = currentJournal();
  if (!journal) return;
  closeJournal();
  await journal.database.dexie.delete();
}
