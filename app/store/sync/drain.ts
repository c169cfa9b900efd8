/** Sends the outbox, oldest first; an op is removed only together with its stored answer (docs/sync.md, device rules 2 to 5). */

import { traceOp, traceStep } from "#app/lib/trace.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { OutboxRow } from "#app/store/db/journal-database.ts";
import { everyTable, takeErasedOp, takeRow } from "#app/store/write/wipe.ts";
import { type Answer, wireOp } from "#domain/wire/sync.ts";
import { type BatchSize, pushBatchSize, smallestBatch } from "./batch-size.ts";
import { readLastIncarnation } from "./incarnations.ts";
import { noteWire } from "./newer-version.ts";
import { moveToRefused, sizeOf, takeBatch } from "./take-batch.ts";
import { type Failure, noAnswer, type Transport } from "./transport.ts";

/** "again": there may be more to send. */
type Drained = "done" | "again" | Failure;

/** Sends one batch. The caller holds this person's drain lock. */
export async function drainOnce(
  journal: Journal,
  transport: Transport,
  pace: BatchSize = pushBatchSize(),
): Promise<Drained> {
  const batch = await takeBatch(journal, pace.bytes());
  if (batch.length === 0) return "done";
  const began = performance.now();
  const heard = await readLastIncarnation(journal.database);
  for (const { op, seq } of batch) traceOp("sent", op, { seq });
  const ops = batch.map(({ op }) => wireOp(op));
  const reply = await transport.push({ deviceId: journal.deviceId, ops, ...(heard ? { heard } : {}) });
  if (!reply.ok) {
    pace.failed(reply.status);
    traceStep("batch not answered", { ops: batch.length, status: reply.status });
    const isTooLarge = reply.status === 413 && batch.length === 1 && sizeOf(batch) > smallestBatch;
    return isTooLarge ? refuseTooLarge(journal, batch) : reply;
  }
  pace.answered(performance.now() - began);
  noteWire(reply.value.wire);
  // The server lost the history that this device knows: nothing was applied, and the next pull starts a resync.
  if (reply.value.resync) {
    traceStep("batch not applied: the server lost its past", { ops: batch.length });
    return "done";
  }
  const answered = await storeAnswers(journal, batch, reply.value.answers);
  return answered === 0 ? noAnswer : "again";
}

/** The server, or a proxy, accepts less than it should: an op that is too large on its own counts as refused. */
async function refuseTooLarge(journal: Journal, batch: readonly OutboxRow[]): Promise<Drained> {
  const { outbox, refusedOps, dexie } = journal.database;
  await dexie.transaction("rw", outbox, refusedOps, async () => {
    for (const row of batch)
      if (await isQueued(journal, row)) await moveToRefused(journal, row, "too_large", {});
  });
  return "again";
}

/** Another tab may have stored its answer after this one lost the lock, or the row was erased meanwhile. */
async function isQueued({ database }: Journal, { seq, op }: OutboxRow): Promise<boolean> {
  return (await database.outbox.get(seq))?.op.opId === op.opId;
}

async function storeAnswers(
  journal: Journal,
  batch: readonly OutboxRow[],
  answers: readonly Answer[],
): Promise<number> {
  const { database } = journal;
  const byOp = new Map(answers.map((answer) => [answer.opId, answer]));
  let answered = 0;
  await database.dexie.transaction("rw", everyTable(database), async () => {
    for (const queued of batch) {
      const { seq, op } = queued;
      const answer = byOp.get(op.opId);
      if (!answer || !(await isQueued(journal, queued))) {
        traceOp(answer ? "answered, and gone from the outbox meanwhile" : "not answered", op, { seq });
        continue;
      }
      traceOp("answered", op, traced(answer));
      answered += 1;
      await database.outbox.delete(seq);
      if (answer.status === "refused") {
        const { code, details, row } = answer;
        // Gone already: the conflict may belong to a history that the server lost.
        if (code === "gone" && (op.kind === "erase" || op.table === "conflicts")) continue;
        if (code === "erased") {
          await takeErasedOp(database, op, row);
          continue;
        }
        await moveToRefused(journal, queued, code, details);
      }
      if (answer.row) await takeRow(database, op.table, answer.row);
    }
  });
  return answered;
}

const traced = (answer: Answer) => ({
  status: answer.status,
  code: answer.status === "refused" ? answer.code : undefined,
  rev: answer.row?.rev,
});
