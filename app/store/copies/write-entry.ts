/** Writes one entry of an import and remembers what it was before, for the undo. */
import type { JournalWriter } from "#app/store/db/journal.ts";
import type { ImportedRow } from "#app/store/db/journal-database.ts";
import { jsonFields } from "#app/store/db/journal-rows.ts";
import { commitNewRows, type NewRow } from "#app/store/write/commit-new-rows.ts";
import { commitInside, type Decide } from "#app/store/write/commit-row.ts";
import type { Op, SyncedTableName } from "#domain/wire/sync.ts";

/** Inside the transaction. Null: there was nothing to write. */
export async function writeOne(
  journal: JournalWriter,
  importId: string,
  { label, ...row }: WrittenRow & { readonly label: string },
  decide: Decide,
): Promise<ImportedRow["kind"] | null> {
  const written = await writeNoted(journal, importId, row, decide);
  // Thrown inside the transaction, so that nothing of it stays.
  if (!written.ok) throw new RefusedEntry(label);
  return written.kind;
}

/** Entries that nothing here knows of, all at once. */
export async function writeFresh(
  journal: JournalWriter,
  importId: string,
  entries: readonly (NewRow & { readonly label: string })[],
): Promise<void> {
  const written = await commitNewRows(journal, entries);
  if (!written.ok) throw new RefusedEntry(written.refused.label);
  await journal.database.imported.bulkPut(
    entries.map(({ table, id }) => ({ importId, table, id, kind: "created", before: {}, after: {} })),
  );
}

export type WrittenRow = { readonly table: SyncedTableName; readonly id: string };
type Noted = { readonly ok: true; readonly kind: ImportedRow["kind"] | null } | { readonly ok: false };

/** Writes one row inside a transaction, and notes for the undo what was there before. `kind` null: there was nothing to write. */
export async function writeNoted(
  journal: JournalWriter,
  importId: string,
  { table, id }: WrittenRow,
  decide: Decide,
): Promise<Noted> {
  const { database } = journal;
  const found: { kind: ImportedRow["kind"] | null; before: Op["fields"]; after: Op["fields"] } = {
    kind: null,
    before: {},
    after: {},
  };
  const earlier = await database.rows(table).get(id);
  const written = await commitInside(journal, table, id, (row, at) => {
    const decided = decide(row, at);
    if ("op" in decided && decided.op) {
      found.kind = row === undefined ? "created" : row.deleted_at === null ? "changed" : "restored";
      const names = found.kind === "created" ? [] : Object.keys(decided.op.fields);
      found.before = pickValues(earlier, names);
      found.after = pickValues(decided.op.fields, names);
    }
    return decided;
  });
  if (!written.ok) return { ok: false };
  if (found.kind !== null) await database.imported.put({ importId, table, id, ...found, kind: found.kind });
  return { ok: true, kind: found.kind };
}

function pickValues(
  row: Readonly<Record<string, unknown>> | undefined,
  names: readonly string[],
): Op["fields"] {
  return jsonFields(Object.fromEntries(names.map((name) => [name, row?.[name] ?? null])));
}

export class RefusedEntry extends Error {
  readonly label: string;
  constructor(label: string) {
    super("An entry was refused.");
    this.label = label;
  }
}

/** Dexie may wrap what was thrown inside a transaction. */
export function refusedEntry(error: unknown): RefusedEntry | null {
  if (error instanceof RefusedEntry) return error;
  if (error instanceof Error && "inner" in error && error.inner !== error) return refusedEntry(error.inner);
  return null;
}
