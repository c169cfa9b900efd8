/** What only this device has, at sign-out: never dropped silently (docs/sync.md; docs/architecture.md). */
import { closeJournal, currentJournal, type Journal, requireJournal } from "./journal.ts";
import type { UploadRow } from "./upload-row.ts";

/** Everything the person wrote that the server has not answered, as plain JSON. */
export async function exportUnsent(): Promise<object> {
  const { database, personId } = requireJournal();
  const ops = [...(await database.outbox.toArray()), ...(await database.needsYou.toArray())].map(
    ({ op }) => op,
  );
  return { personId, ops };
}

export type UnsentFile = { readonly name: string; readonly blob: Blob };

/** Photos and videos that the server does not have, as they were chosen. */
export async function unsentFiles(): Promise<readonly UnsentFile[]> {
  const { database } = requireJournal();
  const rows = await database.uploads.filter(isUnsent).toArray();
  const files = await database.files.bulkGet(rows.map(({ id }): [string, string] => [id, "original"]));
  return rows.flatMap(({ name }, index) => {
    const file = files[index];
    return file ? [{ name, blob: file.blob }] : [];
  });
}

/** Not one whose row is in the outbox already: that is counted there. */
export function isUnsent({ state }: UploadRow): boolean {
  return state === "waiting" || state === "refused";
}

/** True once nothing waits; false when `milliseconds` have passed first. */
export async function waitUntilSent(milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    const journal = currentJournal();
    if (!journal || (await countWaiting(journal)) === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

async function countWaiting({ database }: Journal): Promise<number> {
  const files = await database.uploads.filter(({ state }) => state === "waiting").count();
  return files + (await database.outbox.count());
}

/** Nothing waits, by the database itself: the views of two tables do not change at one moment. */
export async function isAllSent(): Promise<boolean> {
  const journal = currentJournal();
  if (!journal) return true;
  const refused = await journal.database.uploads.filter(isUnsent).count();
  return refused + (await countWaiting(journal)) === 0;
}

/** Deletes this person's database from the device. */
export async function discardJournal(): Promise<void> {
  const journal = currentJournal();
  if (!journal) return;
  const { name } = journal.database.dexie;
  closeJournal();
  await deleteDatabase(name);
}

/** What was being written when it was closed ends first; then it goes. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
