/**
 * Many rows that nothing here knows of, written as commit-row.ts writes each, with a few requests to the database for all of them: one by one, an
 * import of ten thousand entries makes a hundred thousand.
 */
import type { JournalWriter } from "#app/store/db/journal.ts";
import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { fillRow } from "#app/store/db/journal-rows.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import type { Decide } from "./commit-row.ts";
import { keepNewVersions } from "./keep-version.ts";
import { overlayOp } from "./overlay.ts";
import { queueNewOps } from "./queue-op.ts";

export const rowKey = (table: string, id: string) => `${table} ${id}`;

/** Keys of what is here in any way: as a row, or named by a base, an op or a refusal. Inside a transaction over all of these. */
export async function knownRowKeys(
  database: JournalDatabase,
  tables: readonly SyncedTableName[],
): Promise<ReadonlySet<string>> {
  const { outbox, refusedOps, bases } = database;
  const rows = await Promise.all(
    tables.map(async (table) => {
      const ids = await database.rows(table).toCollection().primaryKeys();
      return ids.map((id) => rowKey(table, id));
    }),
  );
  const ops = [...(await outbox.toArray()), ...(await refusedOps.toArray())];
  const based = await bases.toCollection().primaryKeys();
  return new Set([
    ...rows.flat(),
    ...ops.map(({ op: { table, id } }) => rowKey(table, id)),
    ...based.map(([table, id]) => rowKey(table, id)),
  ]);
}

export type NewRow = { readonly table: SyncedTableName; readonly id: string; readonly decide: Decide };

/** In their order, inside the transaction that `knownRowKeys` was read in. `refused` has written nothing; whoever calls ends the transaction. */
export async function commitNewRows<N extends NewRow>(
  journal: JournalWriter,
  rows: readonly N[],
): Promise<{ readonly ok: true } | { readonly ok: false; readonly refused: N }> {
  const made = [];
  for (const one of rows) {
    const decided = one.decide(undefined, journal.now().toISOString());
    if ("reason" in decided || !decided.op) return { ok: false, refused: one };
    const { table, id } = one;
    const intent = { table, id, ...decided.op };
    made.push({ intent, row: decided.row, after: fillRow(table, overlayOp(decided.row, decided.op)) });
  }
  for (const [table, own] of Map.groupBy(made, ({ intent }) => intent.table)) {
    await journal.database.rows(table).bulkPut(own.map(({ after }) => after));
  }
  if (journal.kind === "account") await queueNewOps(journal, made);
  else await keepNewVersions(journal.database, made);
  return { ok: true };
}
