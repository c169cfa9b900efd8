/**
 * Removes what was erased from this device: row, base, history, unanswered and refused ops, drafts, uploads (docs/sync.md, "Erasing"). Each
 * inside a transaction over `everyTable`.
 */
import { Dexie, type Table } from "dexie";
import { isDemo } from "#app/lib/demo-mode.ts";
import { currentJournal } from "#app/store/db/journal.ts";
import { type JournalDatabase, lastBackupKey } from "#app/store/db/journal-database.ts";
import { conversationsAbout } from "#domain/conversation/conversations-about.ts";
import { isErased, type Op, type Row, type SyncedTableName } from "#domain/wire/sync.ts";
import { applyRow } from "./apply-row.ts";
import { queueErasure } from "./queue-erasure.ts";
import { opsOfRow } from "./queue-op.ts";

/** All tables that may contain data of a person. */
export function everyTable({ dexie }: JournalDatabase): Table[] {
  return dexie.tables;
}

/** Applies a row from the server: a living one as usual, an erased one with everything that belongs to it. */
export async function takeRow(database: JournalDatabase, table: SyncedTableName, row: Row): Promise<void> {
  if (!isErased(row)) return applyRow(database, table, row);
  await database.meta.delete(lastBackupKey);
  if (table === "relationships") await wipeConversationsAbout(database, row.id);
  if (table === "relationships" && (await database.rows(table).get(row.id))) emptyBox();
  if (table === "conversations") await wipeTurnsOf(database, row.id);
  await wipeRow(database, table, row.id);
  if (table === "relationships") await wipeLocalRowsOf(database, row.id);
}

/**
 * An op on something that was erased on another device: it is removed too, unless its own row belongs to something else. A person goes with
 * everything that depends on them, since the tombstones of it may come much later, and the name that finds conversations is gone by then.
 */
export async function takeErasedOp(database: JournalDatabase, op: Op, row: Row | null): Promise<void> {
  if (row && !isErased(row)) await applyRow(database, op.table, row);
  else if (op.table === "relationships") await wipeRelationship(database, op.id);
  else await wipeRow(database, op.table, op.id);
  await database.meta.delete(lastBackupKey);
}

/** Whose photos wait for a moment that was not kept, nothing tells. */
function emptyBox(): void {
  if (isDemo) return;
  void Dexie.ignoreTransaction(async () => {
    const { dropChosen } = await import("#app/lib/share/share-box.ts");
    await dropChosen(currentJournal()?.personId);
  }).catch(() => undefined);
}

/**
 * The person's own erasure: the relationship and every row that depends on it here. Of rows that the server has, only the ops that move
 * them are still sent, so that the server finds them where the person saw them.
 */
export async function wipeRelationship(database: JournalDatabase, id: string): Promise<void> {
  emptyBox();
  await wipeConversationsAbout(database, id);
  await wipeDependents(database, id);
  await wipeRow(database, "relationships", id);
  await wipeLocalRowsOf(database, id);
  await database.meta.delete(lastBackupKey);
}

/**
 * A page that left the server before an erasure arrived there still holds what was erased here: it is removed again, and the op stays.
 * Returns whether anything waits to be erased.
 */
export async function wipeErasedAgain(database: JournalDatabase): Promise<boolean> {
  const waiting = await database.outbox.filter(({ op }) => op.kind === "erase").toArray();
  for (const { op } of waiting) {
    await wipeDependents(database, op.id);
    await database.bases.delete([op.table, op.id]);
    await database.rows(op.table).delete(op.id);
  }
  return waiting.length > 0;
}

async function wipeDependents(database: JournalDatabase, id: string): Promise<void> {
  await wipeTurnsOf(database, id);
  const moments = await idsWhere(database, "moments", ({ relationship_id }) => relationship_id === id);
  const hung = new Set([id, ...moments]);
  const media = await idsWhere(
    database,
    "media",
    ({ relationship_id, moment_id }) => hung.has(String(relationship_id)) || hung.has(String(moment_id)),
  );
  await wipeUploadsOf(database, hung);
  for (const one of media) await wipeRow(database, "media", one, "moved");
  for (const one of moments) await wipeRow(database, "moments", one, "moved");
}

/**
 * The conversations that cite or name them go everywhere: each gets an op of its own, before that of the person, since the server cannot
 * read what they say. A journal without an account has no outbox.
 */
async function wipeConversationsAbout(database: JournalDatabase, id: string): Promise<void> {
  const person = await database.table("relationships").get(id);
  const moments = await idsWhere(database, "moments", ({ relationship_id }) => relationship_id === id);
  const hung = new Set([id, ...moments]);
  const media = await idsWhere(
    database,
    "media",
    ({ relationship_id, moment_id }) => hung.has(String(relationship_id)) || hung.has(String(moment_id)),
  );
  const about = conversationsAbout(
    { ids: new Set([...hung, ...media]), name: person?.name ?? "" },
    await database.table("conversations").toArray(),
    await database.table("turns").toArray(),
  );
  for (const one of about) {
    const baseRev = (await database.table("conversations").get(one))?.rev ?? 0;
    await wipeTurnsOf(database, one);
    await wipeRow(database, "conversations", one);
    await queueErasure(database, "conversations", one, baseRev);
  }
}

async function wipeTurnsOf(database: JournalDatabase, id: string): Promise<void> {
  const turns = await idsWhere(database, "turns", ({ conversation_id }) => conversation_id === id);
  for (const one of turns) await wipeRow(database, "turns", one);
}

/** Rows that only this device has and that depend on the erased one; the others get tombstones. */
async function wipeLocalRowsOf(database: JournalDatabase, id: string): Promise<void> {
  const isUnknown = ({ rev }: Row) => rev === 0;
  const moments = await idsWhere(database, "moments", (row) => isUnknown(row) && row.relationship_id === id);
  const hung = new Set([id, ...moments]);
  const media = await idsWhere(
    database,
    "media",
    (row) => isUnknown(row) && (hung.has(String(row.relationship_id)) || hung.has(String(row.moment_id))),
  );
  for (const one of media) await wipeRow(database, "media", one);
  for (const one of moments) await wipeRow(database, "moments", one);
  await wipeUploadsOf(database, hung);
}

async function wipeRow(
  database: JournalDatabase,
  table: SyncedTableName,
  id: string,
  keeps: "nothing" | "moved" = "nothing",
): Promise<void> {
  const row = await database.rows(table).get(id);
  for (const { seq, op } of await opsOfRow(database, table, id)) {
    const moved = keeps === "moved" && row && row.rev > 0 ? keepReferences(op) : null;
    if (moved) await database.outbox.update(seq, { op: moved });
    else await database.outbox.delete(seq);
  }
  await database.refusedOps.where("[op.table+op.id]").equals([table, id]).delete();
  await database.bases.delete([table, id]);
  await database.orphanedRows.delete(id);
  await database.versions.where("[table+id]").equals([table, id]).delete();
  await database.imported.where("[table+id]").equals([table, id]).delete();
  await database.rows(table).delete(id);
  const conflicts = await idsWhere(database, "conflicts", ({ row_id }) => row_id === id);
  for (const one of conflicts) await wipeRow(database, "conflicts", one);
  await database.drafts.filter((draft) => JSON.stringify(draft).includes(id)).delete();
  if (table === "media") await wipeUpload(database, id);
}

/** The op reduced to its references to other rows; null when it has none. */
function keepReferences(op: Op): Op | null {
  const hung = Object.entries(op.fields).filter(
    ([field]) => field === "relationship_id" || field === "moment_id",
  );
  if (op.kind === "delete" || hung.length === 0) return null;
  return { ...op, kind: "patch", fields: Object.fromEntries(hung) };
}

async function wipeUploadsOf(database: JournalDatabase, ids: ReadonlySet<string>): Promise<void> {
  const rows = await database.uploads
    .filter(({ place }) => ids.has(String(place.relationship_id)) || ids.has(String(place.moment_id)))
    .toArray();
  for (const { id } of rows) await wipeUpload(database, id);
}

/** The server must still be told to drop the upload; nothing else is kept. */
async function wipeUpload(database: JournalDatabase, id: string): Promise<void> {
  await database.files.where("[id+name]").between([id, ""], [id, "\uffff"]).delete();
  const upload = await database.uploads.get(id);
  if (!upload) return;
  if (!upload.isAnnounced) {
    await database.uploads.delete(id);
    return;
  }
  const place = { ...upload.place, caption: "", relationship_id: null, moment_id: null };
  await database.uploads.put({ ...upload, name: "", place, state: "cancelled", ask: `${upload.ask} erased` });
}

async function idsWhere(
  database: JournalDatabase,
  table: SyncedTableName,
  is: (row: Row) => boolean,
): Promise<string[]> {
  const rows = await database.rows(table).filter(is).toArray();
  return rows.map(({ id }) => id);
}
