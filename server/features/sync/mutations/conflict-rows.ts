import { v7 as newId } from "uuid";
import type { FieldConflict, OpMerge } from "#domain/sync/merge.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import { columnsOf } from "../rows/synced-columns.ts";
import type { OpContext } from "./op-context.ts";
import { shownInstant } from "./revisions.ts";
import type { SyncOp } from "./sync-op.ts";
import { writeRow } from "./write-row.ts";

/** Stores each value that lost a merge as a row of `conflicts`; returns these rows. */
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
      stored: null,
      fields: {
        table: op.table,
        row_id: op.id,
        field,
        value,
        base_value: stored ?? null,
        device_id: op.deviceId,
        at: shownInstant(op.at, now).toISOString(),
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
 * When an edit and a deletion cross, the person sees it as a conflict on `deleted_at`: `value` is the state that the op wanted (null: not
 * deleted), `base_value` the state of the row. Restoring is a `put` of the row; deleting the conflict accepts the deletion.
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
