/** Takes the next batch: read and marked as sent in one transaction (docs/sync.md, device rules 3 and 9). */

import { traceOp } from "#app/lib/trace.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { OrphanedRow, OutboxRow, RefusedRow } from "#app/store/db/journal-database.ts";
import { createHold, type RefusedOp } from "#domain/sync/ops-on-hold.ts";
import { pushBatchLimit, pushBytesLimit, wireOp } from "#domain/wire/sync.ts";

/**
 * The oldest ops that may be sent, as many as fit into `bytes`: at least one, unless it is larger than any batch; that one counts
 * as refused. An edit that is made a moment later finds them marked and becomes an op of its own: folded into one that was sent, it would be
 * deleted by the answer to the older text.
 */
export function takeBatch(journal: Journal, bytes: number): Promise<OutboxRow[]> {
  const { database, personId } = journal;
  return database.dexie.transaction(
    "rw",
    [database.outbox, database.refusedOps, database.orphanedRows],
    async () => {
      const orphanedRows = await database.orphanedRows.toArray();
      // Not before it is known what the server lost.
      if (orphanedRows.some(({ isOnlyHere }) => !isOnlyHere)) return [];
      const refused = [...(await database.refusedOps.toArray()), ...orphanedRows.flatMap(asRefused)];
      const hold = createHold(refused);
      const batch: OutboxRow[] = [];
      const taken = async () => {
        await database.outbox.bulkUpdate(batch.map(({ seq }) => ({ key: seq, changes: { sent: true } })));
        return batch;
      };
      let size = 0;
      // What the server lost goes before everything else, so its `seq` may be below zero.
      let last = Number.NEGATIVE_INFINITY;
      for (;;) {
        // After an import the outbox is as long as the journal: no more of it is read than is sent.
        const part = await database.outbox.where("seq").above(last).limit(pushBatchLimit).toArray();
        for (const row of part) {
          last = row.seq;
          // Ops of another person are never sent.
          if (row.op.personId !== personId || hold.holds(row.op)) {
            traceOp("waits", row.op, { seq: row.seq });
            continue;
          }
          const needed = sizeOf([row]);
          if (needed > pushBytesLimit) {
            await moveToRefused(journal, row, "too_large", { bytes: needed, limit: pushBytesLimit });
            hold.add({ op: row.op, isKept: false });
            continue;
          }
          if (batch.length > 0 && size + needed > bytes) return taken();
          batch.push(row);
          size += needed;
          if (batch.length === pushBatchLimit) return taken();
        }
        if (part.length < pushBatchLimit) return taken();
      }
    },
  );
}

/** Rows that the server lost: later ops on them wait until the person has decided. */
function asRefused({ table, id, server }: OrphanedRow): RefusedOp[] {
  return server ? [] : [{ op: { opId: "", table, id, kind: "put", fields: {} }, isKept: true }];
}

/** Out of the queue, with its position in it, until the person decides. */
export async function moveToRefused(
  { database, now }: Journal,
  { seq, op }: OutboxRow,
  code: RefusedRow["code"],
  details: RefusedRow["details"],
): Promise<void> {
  const refusedAt = now().toISOString();
  await database.outbox.delete(seq);
  traceOp("refused", op, { seq, code });
  await database.refusedOps.put({ opId: op.opId, seq, op, code, details, refusedAt, isKept: false });
}

const encoder = new TextEncoder();

/** Bytes of the ops as JSON on the wire. */
export function sizeOf(rows: readonly OutboxRow[]): number {
  return encoder.encode(JSON.stringify(rows.map(({ op }) => wireOp(op)))).length;
}
