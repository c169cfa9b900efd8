/** "Erase this person everywhere" (docs/sync.md, "Erasing"). The caller holds the person's lock and a savepoint. */

import { checkFields } from "#domain/sync/synced-tables.ts";
import type { Answer } from "#domain/wire/sync.ts";
import { idSchema } from "#domain/wire/wire.ts";
import type { Transaction } from "#server/db/database.ts";
import { rebuildMediaLists } from "#server/features/media/mutations/relationship-media.ts";
import { column } from "#server/row-shape.ts";
import { readStoredRow } from "../queries/stored-row.ts";
import type { OpContext } from "./op-context.ts";
import type { SyncOp } from "./sync-op.ts";

export type Carried = {
  readonly answer: Answer;
  /** Uploads whose files must go once the transaction is committed. */
  readonly uploads: readonly string[];
};

/**
 * Reduces the relationship or conversation and every row that depends on it to tombstones. For one that is missing, or another person's, the
 * answer is `gone`; its id is recorded as erased all the same, so that a late op cannot create it.
 */
export async function eraseRow(tx: Transaction, context: OpContext, op: SyncOp): Promise<Carried> {
  const { personId, lock, now } = context;
  const refuse = (code: "gone" | "validation"): Carried => ({
    answer: { opId: op.opId, status: "refused", code, details: {}, row: null },
    uploads: [],
  });
  if (!checkFields(op.table, op.kind, op.fields).ok) return refuse("validation");
  const call = op.table === "conversations" ? "erase_conversation" : "erase_relationship";
  const [erased] = await tx.rows({
    name: call,
    text: `select * from ${call}($1, $2, $3)`,
    values: [op.id, lock.current(), now],
    row: { erased_rows: column.int4, erased_uploads: column.uuids, touched: column.uuids },
  });
  if (!erased) throw new Error("An erasure gave nothing.");
  for (let taken = 0; taken < erased.erased_rows; taken += 1) lock.next();
  await rebuildMediaLists(tx, context, erased.touched);
  const stored = await readStoredRow(tx, { personId, key: context.key }, op.table, op.id);
  if (!stored) return refuse("gone");
  return {
    answer: { opId: op.opId, status: "applied", row: stored.row },
    uploads: erased.erased_uploads,
  };
}

/** The ids an op depends on: its own, and those of the rows it refers to. */
function idsOf({ id, fields }: SyncOp): readonly string[] {
  const named = [fields.relationship_id, fields.moment_id, fields.conversation_id].flatMap((value) => {
    const read = idSchema.safeParse(value);
    return read.success ? [read.data] : [];
  });
  return [id, ...named];
}

/** Returns which ids of these ops were erased. To be read under the person's lock, and again after an erasure. */
export async function readErased(
  tx: Transaction,
  personId: string,
  ops: readonly SyncOp[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows({
    name: "read-erased",
    text: "select row_id from erasures where user_id = $1 and row_id = any ($2)",
    values: [personId, [...new Set(ops.flatMap(idsOf))]],
    row: { row_id: column.uuid },
  });
  return new Set(rows.map(({ row_id }) => row_id));
}

export function dependsOnErased(op: SyncOp, erased: ReadonlySet<string>): boolean {
  return erased.size > 0 && idsOf(op).some((id) => erased.has(id));
}

/** A row that refers to an erased one is never created, nor are rows that refer to it in turn; one that exists stays as it is. */
export async function refuseErased(tx: Transaction, context: OpContext, op: SyncOp): Promise<Answer> {
  const stored = await readStoredRow(tx, context, op.table, op.id);
  if (!stored) {
    await tx.run({
      name: "note-erased",
      text: "insert into erasures (user_id, row_id, erased_at) values ($1, $2, $3) on conflict do nothing",
      values: [context.personId, op.id, context.now],
    });
  }
  return { opId: op.opId, status: "refused", code: "erased", details: {}, row: stored?.row ?? null };
}
