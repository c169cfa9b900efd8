/**
 * Judges and writes: one transaction over the row and its op (docs/sync.md, device rule 1); a journal that is kept on this
 * device alone has no outbox. Asked for through write-row.ts, so that a page is drawn before the schemas are here.
 */
import type { FieldIssue } from "#domain/field-issue.ts";
import { isSameValue } from "#domain/same-value.ts";
import type { Row, SyncedTableName } from "#domain/sync.ts";
import { checkFields } from "#domain/synced-tables.ts";
import type { Journal } from "./journal.ts";
import {
  type FieldValues,
  fillRow,
  type JournalRows,
  jsonFields,
  newRow,
  readRow,
  writableFields,
} from "./journal-rows.ts";
import { judgeRow } from "./judge-row.ts";
import { keepVersion } from "./keep-version.ts";
import { overlayOp } from "./overlay.ts";
import { type Intent, queueOp } from "./queue-op.ts";
import { isStorageFull } from "./storage-room.ts";
import type { CreateOptions, Written } from "./write-row.ts";

export async function createRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  input: FieldValues,
  { id = journal.newId(), shown = {} }: CreateOptions = {},
): Promise<Written<JournalRows[T]>> {
  const checked = checkFields(table, "put", input);
  if (!checked.ok) return { ok: false, reason: "invalid", issues: checked.issues };
  const fields = jsonFields(checked.fields);
  return commit(journal, table, id, (_, at) => {
    const row = newRow(id, journal.personId, at, shown);
    const issues = judgeRow(table, { ...row, ...fields }, Object.keys(fields), journal.now());
    if (issues.length > 0) return { reason: "invalid", issues };
    return { row, op: { kind: "put", fields, at, seenRev: 0 } };
  });
}

/** `seenRev` is the `rev` of the row when the form was opened: what came since is not written over unseen. */
export async function patchRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
  patch: FieldValues,
  seenRev?: number,
): Promise<Written<JournalRows[T]>> {
  const checked = checkFields(table, "patch", patch);
  if (!checked.ok) return { ok: false, reason: "invalid", issues: checked.issues };
  return commit(journal, table, id, (row, at) => {
    if (!row) return { reason: "not_found" };
    const changed = Object.entries(checked.fields).filter(
      ([field, value]) => !isSameValue(row[field], value),
    );
    if (changed.length === 0) return { row };
    const fields = jsonFields(Object.fromEntries(changed));
    const issues = judgeRow(table, { ...row, ...fields }, Object.keys(fields), journal.now());
    if (issues.length > 0) return { reason: "invalid", issues };
    return { row, op: { kind: "patch", fields, at, seenRev: Math.min(seenRev ?? row.rev, row.rev) } };
  });
}

export async function deleteRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
): Promise<Written<JournalRows[T]>> {
  return commit(journal, table, id, (row, at) => {
    if (!row) return { reason: "not_found" };
    if (row.deleted_at !== null) return { row };
    return { row, op: { kind: "delete", fields: {}, at, seenRev: row.rev } };
  });
}

/** Takes a row out of the trash: the undo. It is a `put` of all it holds by someone who knew of the deletion. */
export async function restoreRow<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
): Promise<Written<JournalRows[T]>> {
  return commit(journal, table, id, (row, at) => {
    if (!row) return { reason: "not_found" };
    if (row.deleted_at === null) return { row };
    const checked = checkFields(table, "put", writableFields(table, row));
    if (!checked.ok) return { reason: "invalid", issues: checked.issues };
    return { row, op: { kind: "put", fields: jsonFields(checked.fields), at, seenRev: row.rev } };
  });
}

type Decision =
  | { readonly row: Row; readonly op?: Omit<Intent, "table" | "id"> }
  | { readonly reason: "not_found" }
  | { readonly reason: "invalid"; readonly issues: readonly FieldIssue[] };

async function commit<T extends SyncedTableName>(
  journal: Journal,
  table: T,
  id: string,
  decide: (row: Row | undefined, at: string) => Decision,
): Promise<Written<JournalRows[T]>> {
  const { database, views } = journal;
  const rows = database.rows(table);
  try {
    const written = await database.dexie.transaction(
      "rw",
      rows,
      database.outbox,
      database.bases,
      database.versions,
      async () => {
        const decided = decide(await rows.get(id), journal.now().toISOString());
        if ("reason" in decided) return { ok: false, ...decided } as const;
        const { row, op } = decided;
        if (!op) return { ok: true, row: readRow(table, row) } as const;
        const after = fillRow(table, overlayOp(row, op));
        await rows.put(after);
        if (journal.kind === "account") await queueOp(journal, { table, id, ...op }, row);
        else await keepVersion(database, { table, id, ...op }, row);
        return { ok: true, row: readRow(table, after) } as const;
      },
    );
    await views[table].settled();
    return written;
  } catch (error) {
    if (isStorageFull(error)) return { ok: false, reason: "storage_full" };
    throw error;
  }
}
