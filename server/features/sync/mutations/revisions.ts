import type { FieldValues } from "#domain/sync/merge.ts";
import { type DataKey, sealText } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import type { SyncOp } from "./sync-op.ts";

/** Stores what this op wrote at `rev`, with its device and time, so that no earlier text is ever lost. */
export async function keepRevision(
  tx: Transaction,
  revision: {
    readonly personId: string;
    readonly key: DataKey;
    readonly rev: number;
    readonly op: SyncOp;
    readonly fields: FieldValues;
    readonly now: Date;
  },
): Promise<void> {
  const { personId, rev, op, fields, now } = revision;
  const place = { table: "revisions", row: String(rev), column: "field_values", owner: personId };
  await tx.run({
    name: "keep-revision",
    text: `insert into revisions
        (user_id, rev, table_name, row_id, op_id, device_id, kind, fields, field_values, at, made_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      personId,
      rev,
      op.table,
      op.id,
      op.opId,
      op.deviceId,
      op.kind,
      Object.keys(fields),
      sealText(revision.key, place, JSON.stringify(fields)),
      shownInstant(op.at, now),
      now,
    ],
  });
}

/** A device's clock may be wrong: an instant outside the years that the journal allows is replaced by the server's. */
export function shownInstant(at: string, now: Date): Date {
  const shown = new Date(at);
  const year = shown.getUTCFullYear();
  return year >= 1900 && year <= 2200 ? shown : now;
}
