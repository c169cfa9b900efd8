/** Puts an op into the outbox, folded into the previous one where nothing is lost by it. */

import { traceOp } from "#app/lib/trace.ts";
import type { JournalWriter } from "#app/store/db/journal.ts";
import type { JournalDatabase, OutboxRow, RefusedRow } from "#app/store/db/journal-database.ts";
import { correctOp, foldOps } from "#domain/sync/fold-ops.ts";
import type { EditKind, Op, Row } from "#domain/wire/sync.ts";

export type Intent = Pick<Op, "table" | "id" | "fields" | "at"> & {
  readonly kind: EditKind;
  /** The values of `fields` that the person saw; empty for a new row. */
  readonly before: Op["fields"];
  /** The rev of the row the person saw. */
  readonly seenRev: number;
};

/** Inside a transaction over `outbox`, `bases` and `refusedOps`. `row` is the row before the op; it becomes the base of the first op. */
export async function queueOp(
  { database, deviceId, personId, newId }: JournalWriter,
  { seenRev, ...intent }: Intent,
  row: Row,
): Promise<void> {
  const earlier = await opsOfRow(database, intent.table, intent.id);
  const baseRev = baseRevOf(intent, seenRev, earlier);
  const op: Op = { opId: newId(), deviceId, personId, ...intent, baseRev };
  const last = earlier.at(-1);
  const folded = last && !last.sent && last.op.baseRev === op.baseRev ? foldOps(last.op, op) : null;
  if (last && folded && !(await needsItsPlace(database, op, last.seq))) {
    await database.outbox.update(last.seq, { op: folded });
    traceOp("folded", op, { into: last.op.opId });
    return;
  }
  const refused = last ? undefined : (await refusedOfRow(database, intent.table, intent.id)).at(-1);
  if (refused && (await mergeIntoRefused(database, refused, op, newId))) return;
  const base = await database.bases.get([intent.table, intent.id]);
  if (!base) await database.bases.put({ table: intent.table, id: intent.id, row });
  const seq = await database.outbox.add({ op, sent: false });
  traceOp("queued", op, { seq });
}

/** The first ops of rows that nothing here names, all at once and in their order. */
export async function queueNewOps(
  { database, deviceId, personId, newId }: JournalWriter,
  made: readonly { readonly intent: Intent; readonly row: Row }[],
): Promise<void> {
  await database.bases.bulkPut(made.map(({ intent: { table, id }, row }) => ({ table, id, row })));
  const ops = made.map(({ intent: { seenRev, ...intent } }): Op => {
    return { opId: newId(), deviceId, personId, ...intent, baseRev: seenRev };
  });
  const seqs = await database.outbox.bulkAdd(
    ops.map((op) => ({ op, sent: false })),
    { allKeys: true },
  );
  for (const [at, op] of ops.entries()) traceOp("queued", op, { seq: seqs[at] });
}

/**
 * An edit of a row whose op was refused for its values is the person's correction: it is merged into the refused op, at its position. An
 * edit of a row that is kept here and that the server does not have is merged into the kept op.
 */
async function mergeIntoRefused(
  database: JournalDatabase,
  { opId, seq, op: refusedOp, code, isKept }: RefusedRow,
  op: Op,
  newId: () => string,
): Promise<boolean> {
  if (op.kind !== "patch" || refusedOp.kind === "delete" || refusedOp.kind === "erase") return false;
  if (isKept) {
    const folded = refusedOp.kind === "put" ? foldOps(refusedOp, op) : null;
    if (folded) {
      await database.refusedOps.update(opId, { op: folded });
      traceOp("kept with what stays on this device", op, { with: opId });
    }
    return folded !== null;
  }
  if (code !== "validation") return false;
  const { corrected, rest } = correctOp(refusedOp, op);
  await database.refusedOps.delete(opId);
  const again = { ...corrected, opId: newId() };
  await database.outbox.put({ seq, op: again, sent: false });
  traceOp("corrected", again, { seq, insteadOf: opId });
  if (!rest) return true;
  const restSeq = await database.outbox.add({ op: rest, sent: false });
  traceOp("queued", rest, { seq: restSeq });
  return true;
}

/** The unanswered ops of a row, oldest first. */
export function opsOfRow(database: JournalDatabase, table: Op["table"], id: string): Promise<OutboxRow[]> {
  return database.outbox.where("[op.table+op.id]").equals([table, id]).sortBy("seq");
}

/** The refused ops of a row, oldest first. */
export function refusedOfRow(
  database: JournalDatabase,
  table: Op["table"],
  id: string,
): Promise<RefusedRow[]> {
  return database.refusedOps.where("[op.table+op.id]").equals([table, id]).sortBy("seq");
}

/**
 * Where an earlier unanswered op writes the same field, the person saw their own value, whatever was pulled since: the base is then that
 * op's.
 */
function baseRevOf({ fields }: Pick<Op, "fields">, seenRev: number, earlier: readonly OutboxRow[]): number {
  const shared = earlier.filter(({ op }) =>
    Object.keys(fields).some((field) => Object.hasOwn(op.fields, field)),
  );
  return Math.min(seenRev, ...shared.map(({ op }) => op.baseRev));
}

/**
 * Folding moves an op forward in the queue: not before the creation of a row that it refers to, nor before a message that it would close the
 * way to (a block, messages turned off): what was written before leaves before.
 */
async function needsItsPlace(database: JournalDatabase, op: Op, seq: number): Promise<boolean> {
  const named = new Set(Object.values(op.fields));
  const later = await database.outbox.where("seq").above(seq).toArray();
  return later.some((row) => named.has(row.op.id) || (row.op.table === "messages" && decidesWriting(op)));
}

const decidesWriting = ({ table, fields }: Op) =>
  table === "threads" || Object.hasOwn(fields, "messages_are_on");
