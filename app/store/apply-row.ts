/**
 * The server's row comes in: it becomes the base, and the person's own unanswered ops stay on top of it
 * (docs/sync.md, device rules 3 and 7). Inside a transaction over the table, `outbox`, `bases` and `needsYou`.
 */
import type { Row, SyncedTableName } from "#domain/sync.ts";
import type { JournalDatabase } from "./journal-database.ts";
import { fillRow } from "./journal-rows.ts";
import { overlayOps } from "./overlay.ts";
import { opsOfRow } from "./queue-op.ts";

export async function applyRow(database: JournalDatabase, table: SyncedTableName, row: Row): Promise<void> {
  const waiting = await opsOfRow(database, table, row.id);
  const refused = await database.needsYou.where("[op.table+op.id]").equals([table, row.id]).sortBy("seq");
  const ops = [...refused, ...waiting].toSorted((a, b) => a.seq - b.seq).map(({ op }) => op);
  if (ops.length > 0) await database.bases.put({ table, id: row.id, row });
  else await database.bases.delete([table, row.id]);
  await database.rows(table).put(fillRow(table, overlayOps(row, ops)));
}

/** A row that only refused or discarded ops ever spoke of: the server knows nothing of it. */
export async function forgetRow(
  database: JournalDatabase,
  table: SyncedTableName,
  id: string,
): Promise<void> {
  await database.rows(table).delete(id);
  await database.bases.delete([table, id]);
}
