/** Sends the outbox, oldest first; an op leaves it only together with its stored answer (docs/sync.md, device rules 2 to 5). */

import { traceOp, traceStep } from "#app/lib/trace.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { OutboxRow } from "#app/store/db/journal-database.ts";
import { everyTable, takeErasedOp, takeRow } from "#app/store/write/wipe.ts";
import { type Answer, wireOp } from "#domain/wire/sync.ts";
import { readHeard } from "./lives.ts";
import { noteWire } from "./newer-version.ts";
import { type Pace, pushPace, smallestBatch } from "./pace.ts";
import { setAside, sizeOf, takeBatch } from "./take-batch.ts";
import { type Failure, noAnswer, type Transport } from "./transport.ts";

/** "again": there may be more to send. */
type Drained = "done" | "again" | Failure;

/** Sends one batch. The caller holds this person's drain lock. */
export async function drainOnce(
  journal: Journal,
  transport: Transport,
  pace: Pace = pushPace(),
): Promise<Drained> {
  const batch = await takeBatch(journal, pace.bytes());
  if (batch.length === 0) return "done";
  const began = performance.now();
  const heard = await readHeard(journal.database);
  for (const { op, seq } of batch) traceOp("sent", op, { seq });
  const ops = batch.map(({ op }) => wireOp(op));
  const reply = await transport.push({ deviceId: journal.deviceId, ops, ...(heard ? { heard } : {}) });
  if (!reply.ok) {
    pace.failed(reply.status);
    traceStep("batch not answered", { ops: batch.length, status: reply.status });
    const isTooLarge = reply.status === 413 && batch.length === 1 && sizeOf(batch) > smallestBatch;
    return isTooLarge ? setAsideAlone(journal, batch) : reply;
  }
  pace.answered(performance.now() - began);
  noteWire(reply.value.wire);
  // What this device has heard is not the server's past: nothing was applied, and the pull that follows says the rest.
  if (reply.value.resync) {
    traceStep("batch not applied: the server lost its past", { ops: batch.length });
    return "done";
  }
  const answered = await storeAnswers(journal, batch, reply.value.answers);
  return answered === 0 ? noAnswer : "again";
}

/** The server, or what stands before it, takes less than it should: what does not fit alone needs the person. */
async function setAsideAlone(journal: Journal, batch: readonly OutboxRow[]): Promise<Drained> {
  const { outbox, rejectedOps, dexie } = journal.database;
  await dexie.transaction("rw", outbox, rejectedOps, async () => {
    for (const row of batch) if (await isQueued(journal, row)) await setAside(journal, row, "too_large", {});
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
        // Gone already: a conflict may have stood in a past that the server lost.
        if (code === "gone" && (op.kind === "erase" || op.table === "conflicts")) continue;
        if (code === "erased") {
          await takeErasedOp(database, op, row);
          continue;
        }
        await setAside(journal, queued, code, details);
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
