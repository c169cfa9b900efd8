/** "Erase this person everywhere": removed from this device at once, and from the server as soon as the op arrives. */
import { currentJournal, type Journal, requireJournal } from "#app/store/db/journal.ts";
import { unlessFull } from "#app/store/db/storage-space.ts";
import { everyTable, wipeRelationship } from "#app/store/write/wipe.ts";
import { patchRow, type Refusal } from "#app/store/write/write-row.ts";

/**
 * Erases the relationship with its moments, photos, videos, history, trash, drafts and conflicts. Cannot be undone. `opId` is null in a
 * journal without an account.
 */
export async function eraseRelationship(
  id: string,
  journal: Journal = requireJournal(),
): Promise<{ readonly ok: true; readonly opId: string | null } | Refusal> {
  const forgotten = await forgetInProfile(journal, id);
  if (!forgotten.ok) return forgotten;
  const { database, kind, deviceId, personId } = journal;
  const opId = kind === "account" ? journal.newId() : null;
  const wipe = async () => {
    const baseRev = (await database.table("relationships").get(id))?.rev ?? 0;
    await wipeRelationship(database, id);
    if (opId === null) return;
    const op = {
      opId,
      deviceId,
      personId,
      table: "relationships",
      id,
      baseRev,
      kind: "erase",
      fields: {},
      at: journal.now().toISOString(),
    } as const;
    await database.outbox.add({ op, sent: false });
  };
  const wiped = await unlessFull(async () => {
    await database.dexie.transaction("rw", everyTable(database), wipe);
    return { ok: true, opId } as const;
  });
  const { relationships, moments, media } = journal.views;
  await Promise.all([relationships, moments, media].map((view) => view.settled()));
  return wiped;
}

/** True once the server has answered the erasure; false after `milliseconds`. */
export async function waitUntilAnswered(opId: string, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    const journal = currentJournal();
    if (!journal || (await journal.database.outbox.where("op.opId").equals(opId).count()) === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** The settings for memories contain ids of relationships: this one is removed. */
async function forgetInProfile(journal: Journal, id: string): Promise<{ readonly ok: true } | Refusal> {
  const profile = journal.views.profiles.current()?.get(journal.personId);
  if (!profile) return { ok: true };
  const { memory_hidden_relationships: hidden, memory_remembered_endings: remembered } = profile;
  if (!hidden.includes(id) && !remembered.includes(id)) return { ok: true };
  const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
  return patchRow(journal, "profiles", journal.personId, {
    memory_hidden_relationships: without(hidden),
    memory_remembered_endings: without(remembered),
  });
}
