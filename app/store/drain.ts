/** Sends the outbox, oldest first; an op leaves it only together with its stored answer (docs/sync.md, device rules 2 to 5). */
import { type Answer, pushBatchLimit } from "#domain/sync.ts";
import type { Journal } from "./journal.ts";
import type { OutboxRow } from "./journal-database.ts";
import type { Transport } from "./transport.ts";
import { everyTable, takeErasedOp, takeRow } from "./wipe.ts";

/** "again": there may be more to send. "later": no answer now. "signed-out": nothing is sent until the next sign-in. */
export type Drained = "done" | "again" | "later" | "signed-out";

/** Sends one batch. The caller holds this person's drain lock. */
export async function drainOnce(journal: Journal, transport: Transport): Promise<Drained> {
  const { database, personId, deviceId } = journal;
  const batch = await nextBatch(journal);
  if (batch.length === 0) return "done";
  const ops = batch.map(({ op }) => op);
  if (ops.some((op) => op.personId !== personId)) throw new Error("The outbox holds another person's op.");
  await database.outbox.bulkUpdate(batch.map(({ seq }) => ({ key: seq, changes: { sent: true } })));
  const reply = await transport.push({ deviceId, ops });
  if (!reply.ok) return reply.status === 401 ? "signed-out" : "later";
  const answered = await storeAnswers(journal, batch, reply.value.answers);
  return answered === 0 ? "later" : "again";
}

/** What depends on a refused op waits with it. */
async function nextBatch({ database }: Journal): Promise<OutboxRow[]> {
  const refused = await database.needsYou.toArray();
  const stuck = new Set(refused.map(({ op }) => op.id));
  const waiting = await database.outbox.orderBy("seq").toArray();
  return waiting
    .filter(
      ({ op }) => !stuck.has(op.id) && !Object.values(op.fields).some((value) => stuck.has(String(value))),
    )
    .slice(0, pushBatchLimit);
}

async function storeAnswers(
  { database, now }: Journal,
  batch: readonly OutboxRow[],
  answers: readonly Answer[],
): Promise<number> {
  const byOp = new Map(answers.map((answer) => [answer.opId, answer]));
  let answered = 0;
  await database.dexie.transaction("rw", everyTable(database), async () => {
    for (const { seq, op } of batch) {
      const answer = byOp.get(op.opId);
      // Another tab may have stored the same answer after this one lost the lock, or the row was erased meanwhile.
      if (!answer || !(await database.outbox.get(seq))) continue;
      answered += 1;
      await database.outbox.delete(seq);
      if (answer.status === "refused") {
        const { code, details, row } = answer;
        if (op.kind === "erase" && code === "gone") continue;
        if (code === "erased") {
          await takeErasedOp(database, op, row);
          continue;
        }
        const refusedAt = now().toISOString();
        await database.needsYou.put({ opId: op.opId, seq, op, code, details, refusedAt, isKept: false });
      }
      if (answer.row) await takeRow(database, op.table, answer.row);
    }
  });
  return answered;
}
