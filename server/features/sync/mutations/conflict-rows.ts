import { v7 as newId } from "uuid";
import type { FieldConflict, OpMerge } from "#domain/sync/merge.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import { columnsOf } from "../rows/synced-columns.ts";
import type { OpContext } from "./op-context.ts";
import { shownInstant } from "./revisions.ts";
import type { SyncOp } from "./sync-op.ts";
import { writeRow } from "./write-row.ts";

/** Keeps each value that lost beside its row, as a synced row of its own; gives these rows back. */
export async function keepConflicts(
  tx: Transaction,
  { personId, key, lock, now }: OpContext,
  op: SyncOp,
  conflicts: readonly FieldConflict[],
): Promise<readonly Row[]> {
  const kept: Row[] = [];
  for (const { field, value, stored } of conflicts) {
    const rev = lock.next();
    const row = await writeRow(tx, {
      columns: columnsOf("conflicts"),
      personId,
      key,
      id: newId(),
      isNew: true,
      cells: null,
      fields: {
        table: op.table,
        row_id: op.id,
        field,
        value,
        base_value: stored ?? null,
        device_id: op.deviceId,
        at: shownInstant(op.at, now),
        op_id: op.opId,
      },
      derived: {},
      rev,
      fieldRevs: { "*": [rev, op.deviceId] },
      now,
      deletedAt: null,
    });
    kept.push(row);
  }
  return kept;
}

/**
 * An edit and a deletion that crossed are told to the person as a conflict on `deleted_at`: `value` is what the op wanted
 * (null: to live), `base_value` what the row was. Restoring is a `put` of the row; deleting the conflict lets it be.
 */
export function rowConflictOf(
  note: OpMerge["note"],
  before: string | null,
  after: string | null,
): readonly FieldConflict[] {
  switch (note) {
    case null:
      return [];
    case "edited_after_delete":
      return [{ field: "deleted_at", value: null, stored: before }];
    case "deleted_after_edit":
      return [{ field: "deleted_at", value: after, stored: null }];
  }
}
