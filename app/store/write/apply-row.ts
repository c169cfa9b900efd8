/**
 * Applies a row from the server: it becomes the base, and the person's own unanswered ops are applied on top of it (docs/sync.md, device
 * rules 3 and 7). An op that is kept on this device only is applied only on the version it was written on: when the server's row has
 * changed since, that one is shown. Inside a transaction over the table, `outbox`, `bases` and `refusedOps`.
 */

import type { JournalDatabase } from "#app/store/db/journal-database.ts";
import { fillRow } from "#app/store/db/journal-rows.ts";
import { groupOf } from "#domain/sync/field-groups.ts";
import { mergeThreeWay } from "#domain/sync/three-way-merge.ts";
import type { Op, Row, SyncedTableName } from "#domain/wire/sync.ts";
import { unreadableFields } from "#domain/wire/unreadable-fields.ts";
import { overlayOp } from "./overlay.ts";
import { opsOfRow, refusedOfRow } from "./queue-op.ts";

export async function applyRow(database: JournalDatabase, table: SyncedTableName, taken: Row): Promise<void> {
  const row = await keepReadable(database, table, taken);
  const waiting = await opsOfRow(database, table, row.id);
  const refused = await refusedOfRow(database, table, row.id);
  const keptOps = new Set(refused.filter(({ isKept }) => isKept).map(({ opId }) => opId));
  const ops = [...refused, ...waiting].toSorted((a, b) => a.seq - b.seq).map(({ op }) => op);
  if (ops.length > 0) await database.bases.put({ table, id: row.id, row });
  else await database.bases.delete([table, row.id]);
  const shown = ops.reduce(
    (on, op) => (keptOps.has(op.opId) ? overlayKept(on, op) : overlayOp(on, op)),
    fillRow(table, row),
  );
  await database.rows(table).put(shown);
}

/** A row that the server does not have cannot have changed there. */
function overlayKept(row: Row, op: Op): Row {
  if (row.rev === 0 || op.kind === "erase") return overlayOp(row, op);
  if (op.kind === "delete") return row.rev === op.baseRev ? overlayOp(row, op) : row;
  const edit = { fields: op.fields, before: op.before ?? {} };
  const { applied } = mergeThreeWay(row, edit, (field) => groupOf(op.table, field));
  return { ...row, ...applied };
}

/** Fields that the server can no longer decrypt keep the device's value. */
async function keepReadable(database: JournalDatabase, table: SyncedTableName, row: Row): Promise<Row> {
  const fields = unreadableFields(row);
  const here = fields.length > 0 ? await database.rows(table).get(row.id) : undefined;
  if (!here) return row;
  const kept = fields.filter((field) => Object.hasOwn(here, field)).map((field) => [field, here[field]]);
  return { ...row, ...Object.fromEntries(kept) };
}

/** Removes a row that only refused or discarded ops created: the server has none. */
export async function forgetRow(
  database: JournalDatabase,
  table: SyncedTableName,
  id: string,
): Promise<void> {
  await database.rows(table).delete(id);
  await database.bases.delete([table, id]);
}
