/**
 * Validates and writes: one transaction over the row and its op (docs/sync.md, device rule 1); a journal without an account has no outbox.
 * Loaded through write-row.ts, so that a page renders before the schemas are loaded.
 */

import type { Journal, JournalWriter } from "#app/store/db/journal.ts";
import {
  type FieldValues,
  fillRow,
  type JournalRows,
  jsonFields,
  newRow,
  readRow,
  writableFields,
} from "#app/store/db/journal-rows.ts";
import { unlessFull } from "#app/store/db/storage-space.ts";
import { draftWritten } from "#app/store/drafts/drafts.ts";
import { groupOf } from "#domain/sync/field-groups.ts";
import { checkFields } from "#domain/sync/synced-tables.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import type { Row, SyncedTableName } from "#domain/wire/sync.ts";
import { keepVersion } from "./keep-version.ts";
import { overlayOp } from "./overlay.ts";
import { type Intent, queueOp } from "./queue-op.ts";
import type { SeenRow } from "./seen-row.ts";
import { validateRow } from "./validate-row.ts";
import type { CreateOptions, TypedFrom, Written } from "./write-row.ts";

export async function createRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  input: FieldValues,
  { id = journal.newId(), shown = {}, draft }: CreateOptions = {},
): Promise<Written<JournalRows[T]>> {
  return commit(journal, table, id, decideCreate(journal, table, id, input, shown), draft);
}

/** Computes a new row; to be passed to `commit` or `commitInside`. */
export function decideCreate(
  journal: JournalWriter,
  table: SyncedTableName,
  id: string,
  input: FieldValues,
  shown: FieldValues = {},
): Decide {
  const checked = checkFields(table, "put", input);
  if (!checked.ok) return () => ({ reason: "invalid", issues: checked.issues });
  const fields = jsonFields(checked.fields);
  return (_, at) => {
    const row = newRow(id, journal.personId, at, shown);
    const issues = validateRow(table, { ...row, ...fields }, Object.keys(fields), journal.now());
    if (issues.length > 0) return { reason: "invalid", issues };
    return { row, op: { kind: "put", fields, before: {}, at, seenRev: 0 } };
  };
}

export async function patchRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
  patch: FieldValues,
  { seen, draft }: TypedFrom = {},
): Promise<Written<JournalRows[T]>> {
  return commit(journal, table, id, decidePatch(journal, table, patch, seen), draft);
}

/** Computes a patch of the current row; to be passed to `commit` or `commitInside`. */
export function decidePatch(
  journal: JournalWriter,
  table: SyncedTableName,
  patch: FieldValues,
  seen?: SeenRow,
): Decide {
  const checked = checkFields(table, "patch", patch);
  if (!checked.ok) return () => ({ reason: "invalid", issues: checked.issues });
  return (row, at) => {
    if (!row) return { reason: "not_found" };
    const before = { ...row, ...seen };
    const changed = Object.keys(checked.fields).filter(
      (field) => !isSameValue(row[field], checked.fields[field]),
    );
    if (changed.length === 0) return { row };
    // Fields of the same group are written together, as the person saw them (docs/sync.md).
    const written = [...new Set(changed.flatMap((field) => groupOf(table, field)))];
    const pick = (from: FieldValues) =>
      jsonFields(Object.fromEntries(written.map((one) => [one, from[one]])));
    const fields = pick({ ...before, ...checked.fields });
    const issues = validateRow(table, { ...row, ...fields }, written, journal.now());
    if (issues.length > 0) return { reason: "invalid", issues };
    const seenRev = Math.min(before.rev, row.rev);
    return { row, op: { kind: "patch", fields, before: pick(before), at, seenRev } };
  };
}

export async function deleteRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
): Promise<Written<JournalRows[T]>> {
  return commit(journal, table, id, decideDelete);
}

export const decideDelete: Decide = (row, at) => {
  if (!row) return { reason: "not_found" };
  if (row.deleted_at !== null) return { row };
  return { row, op: { kind: "delete", fields: {}, before: {}, at, seenRev: row.rev } };
};

/**
 * Restores a row from the trash: a `put` of all its fields, by someone who knew of the deletion. Where an edit and a deletion crossed, this
 * is the answer to what was asked of it (docs/sync.md, "On the server"): the question goes in the same transaction.
 */
export async function restoreRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
): Promise<Written<JournalRows[T]>> {
  const { database, views } = journal;
  const conflicts = database.table("conflicts");
  return unlessFull(async () => {
    const restored = await database.dexie.transaction(
      "rw",
      [database.rows(table), conflicts, ...writingTables(database)],
      async () => {
        const written = await commitInside(journal, table, id, decideRestore(table));
        if (!written.ok) return written;
        const crossed = await conflicts
          .filter((row) => row.row_id === id && row.field === "deleted_at" && row.deleted_at === null)
          .primaryKeys();
        for (const each of crossed) {
          const answered = await commitInside(journal, "conflicts", each, decideDelete);
          if (!answered.ok)
            throw new Error(`The question about a deletion was not answered: ${answered.reason}`);
        }
        return written;
      },
    );
    await Promise.all([views[table].settled(), views.conflicts.settled()]);
    return restored;
  });
}

export function decideRestore(table: SyncedTableName): Decide {
  return (row, at) => {
    if (!row) return { reason: "not_found" };
    if (row.deleted_at === null) return { row };
    const checked = checkFields(table, "put", writableFields(table, row));
    if (!checked.ok) return { reason: "invalid", issues: checked.issues };
    const fields = jsonFields(checked.fields);
    return { row, op: { kind: "put", fields, before: fields, at, seenRev: row.rev } };
  };
}

export type Decide = (row: Row | undefined, at: string) => Decision;
type Decision =
  | { readonly row: Row; readonly op?: Omit<Intent, "table" | "id"> }
  | { readonly reason: "not_found" }
  | { readonly reason: "invalid"; readonly issues: readonly FieldIssue[] };

/** Every table that a write may touch, besides the row's own. */
export function writingTables({ outbox, bases, versions, refusedOps }: Journal["database"]) {
  return [outbox, bases, versions, refusedOps];
}

async function commit<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
  decide: Decide,
  draft?: string,
): Promise<Written<JournalRows[T]>> {
  const { database, views } = journal;
  const saved = await savedDraft(journal, draft);
  return unlessFull(async () => {
    const written = await database.dexie.transaction(
      "rw",
      [database.rows(table), ...writingTables(database), ...saved.tables],
      async () => {
        const committed = await commitInside(journal, table, id, decide);
        if (committed.ok) await saved.drop();
        return committed;
      },
    );
    await views[table].settled();
    return written;
  });
}

/**
 * The draft that a write saves, once what was typed last is in it. `drop` goes inside the transaction of the write, over `tables` too: none
 * where there is no draft.
 */
export async function savedDraft(journal: Journal, key: string | undefined) {
  const { drafts } = journal.database;
  if (key === undefined) return { tables: [], drop: async () => undefined };
  await draftWritten(journal, key);
  return { tables: [drafts], drop: () => drafts.delete(key) };
}

/** Inside a transaction over the row's table and `writingTables`. An outcome that is not `ok` has written nothing. */
export async function commitInside<T extends SyncedTableName>(
  journal: JournalWriter,
  table: T,
  id: string,
  decide: Decide,
): Promise<Written<JournalRows[T]>> {
  const { database } = journal;
  const rows = database.rows(table);
  const decided = decide(await rows.get(id), journal.now().toISOString());
  if ("reason" in decided) return { ok: false, ...decided };
  const { row, op } = decided;
  if (!op) return { ok: true, row: readRow(table, row) };
  const after = fillRow(table, overlayOp(row, op));
  await rows.put(after);
  if (journal.kind === "account") await queueOp(journal, { table, id, ...op }, row);
  else await keepVersion(database, { table, id, ...op }, row);
  return { ok: true, row: readRow(table, after) };
}
