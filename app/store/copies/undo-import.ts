/**
 * Undoes an import as a whole, by ordinary edits in one transaction: what it brought goes to the trash, what it changed gets its earlier values
 * back, unless it was changed again since. Runs in a worker.
 */
import type { JournalWriter } from "#app/store/db/journal.ts";
import type { ImportedRow } from "#app/store/db/journal-database.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import { takeOut } from "#app/store/uploads/queue-rows.ts";
import {
  commitInside,
  decideDelete,
  decidePatch,
  decideRestore,
  writingTables,
} from "#app/store/write/commit-row.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import type { Row } from "#domain/wire/sync.ts";
import { type ImportRecord, importKey, type UndoneImport } from "./import-record.ts";
import { importedTables } from "./write-import.ts";
import { listHere } from "./write-media.ts";

export type UndoneOutcome =
  | { readonly ok: true; readonly undone: UndoneImport }
  | { readonly ok: false; readonly reason: "not_found" }
  | StorageFull;

export async function undoImport(journal: JournalWriter, importId: string): Promise<UndoneOutcome> {
  const { database } = journal;
  const tables = importedTables.map((name) => database.rows(name));
  const { imported, meta, uploads, files } = database;
  const all = [...tables, ...writingTables(database), imported, meta, uploads, files];
  return unlessFull(() =>
    database.dexie.transaction("rw", all, async () => {
      const kept = await database.meta.get(importKey(importId));
      // Only writeImport writes under this key.
      const record = kept?.value as ImportRecord | undefined;
      if (!record || record.undone) return { ok: false, reason: "not_found" } as const;
      const rows = await imported.where("importId").equals(importId).toArray();
      for (const { table, id } of rows) {
        // A photo that the server does not have yet is not sent any more.
        if (table === "media") await takeOut(database, id, journal.newId());
      }
      const undone = await undoRows(journal, importId);
      await listHere(journal, rows);
      await database.meta.put({ key: importKey(importId), value: { ...record, undone } });
      return { ok: true, undone } as const;
    }),
  );
}

/** Inside the transaction. What was noted of the rows (`writeNoted`) is forgotten. */
export async function undoRows(journal: JournalWriter, importId: string): Promise<UndoneImport> {
  const noted = journal.database.imported.where("importId").equals(importId);
  const rows = await noted.toArray();
  const created = new Set(rows.filter(({ kind }) => kind === "created").map(({ id }) => id));
  const done = { trashed: 0, reverted: 0, kept: 0 };
  for (const row of rows) done[await undoRow(journal, row, created)] += 1;
  await noted.delete();
  return { at: journal.now().toISOString(), ...done };
}

/** Inside a transaction over the tables of the journal and `writingTables`. */
export async function undoRow(
  journal: JournalWriter,
  { table, id, kind, before, after }: ImportedRow,
  created: ReadonlySet<string>,
): Promise<"trashed" | "reverted" | "kept"> {
  const row = await journal.database.rows(table).get(id);
  if (kind === "trashed") {
    if (!row || row.deleted_at === null) return "kept";
    return (await commitInside(journal, table, id, decideRestore(table))).ok ? "reverted" : "kept";
  }
  if (!row || row.deleted_at !== null) return "trashed";
  if (kind !== "created") {
    const unchanged = Object.keys(before).filter((name) =>
      isSameValue(row[name] ?? null, after[name] ?? null),
    );
    const patch = Object.fromEntries(unchanged.map((name) => [name, before[name]]));
    const written = await commitInside(journal, table, id, decidePatch(journal, table, patch));
    if (kind === "changed") {
      return written.ok && unchanged.length === Object.keys(before).length ? "reverted" : "kept";
    }
  }
  // What hangs on a person who goes to the trash goes, and comes back, with them.
  if (hangsOn(row, created)) return "trashed";
  const deleted = await commitInside(journal, table, id, decideDelete);
  return deleted.ok ? "trashed" : "kept";
}

function hangsOn(row: Row, created: ReadonlySet<string>): boolean {
  const { relationship_id, moment_id, conversation_id } = row;
  return [relationship_id, moment_id, conversation_id].some((id) => created.has(String(id)));
}
