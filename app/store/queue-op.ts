/** Puts an op into the outbox, folded into the one before it where nothing is lost by it. */
import { foldOps } from "#domain/fold-ops.ts";
import type { EditKind, Op, Row } from "#domain/sync.ts";
import type { Journal } from "./journal.ts";
import type { JournalDatabase, OutboxRow } from "./journal-database.ts";

export type Intent = Pick<Op, "table" | "id" | "fields" | "at"> & {
  readonly kind: EditKind;
  /** The rev of the row the person was looking at. */
  readonly seenRev: number;
};

/** Inside a transaction over `outbox` and `bases`. `row` is the row before the op, kept as the base of the first one. */
export async function queueOp(
  { database, deviceId, personId, newId }: Journal,
  { seenRev, ...intent }: Intent,
  row: Row,
): Promise<void> {
  const earlier = await opsOfRow(database, intent.table, intent.id);
  const baseRev = baseRevOf(intent, seenRev, earlier);
  const op: Op = { opId: newId(), deviceId, personId, ...intent, baseRev };
  const last = earlier.at(-1);
  const folded = last && !last.sent && last.op.baseRev === op.baseRev ? foldOps(last.op, op) : null;
  if (last && folded && !(await namesLaterRow(database, op, last.seq))) {
    await database.outbox.update(last.seq, { op: folded });
    return;
  }
  const base = await database.bases.get([intent.table, intent.id]);
  if (!base) await database.bases.put({ table: intent.table, id: intent.id, row });
  await database.outbox.add({ op, sent: false, heldBy: null });
}

/** The unanswered ops of a row, oldest first. */
export function opsOfRow(database: JournalDatabase, table: Op["table"], id: string): Promise<OutboxRow[]> {
  return database.outbox.where("[op.table+op.id]").equals([table, id]).sortBy("seq");
}

/**
 * A field that an earlier unanswered op also writes shows the person's own value, whatever came over the wire since: what
 * they were looking at is as old as that op's base.
 */
function baseRevOf({ fields }: Pick<Op, "fields">, seenRev: number, earlier: readonly OutboxRow[]): number {
  const shared = earlier.filter(({ op }) =>
    Object.keys(fields).some((field) => Object.hasOwn(op.fields, field)),
  );
  return Math.min(seenRev, ...shared.map(({ op }) => op.baseRev));
}

/** Folding moves an op forward in the queue: not past the creation of a row that it names. */
async function namesLaterRow(database: JournalDatabase, { fields }: Op, seq: number): Promise<boolean> {
  const named = new Set(Object.values(fields));
  const later = await database.outbox.where("seq").above(seq).toArray();
  return later.some(({ op }) => named.has(op.id));
}
