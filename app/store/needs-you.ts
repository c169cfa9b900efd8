/** The ways on from a refused op (docs/sync.md, device rule 5). Nothing that was written goes without the person. */
import { applyRow, forgetRow } from "./apply-row.ts";
import { type Journal, requireJournal } from "./journal.ts";
import type { RefusedRow } from "./journal-database.ts";
import { opsOfRow } from "./queue-op.ts";

/** Stays on this device as it is, and is not asked about again. */
export async function keepRefused(opId: string): Promise<void> {
  await requireJournal().database.needsYou.update(opId, { isKept: true });
}

/** Sends it again, as a new op: the answer to the old one stands. */
export async function retryRefused(opId: string): Promise<void> {
  const { database, newId } = requireJournal();
  await database.dexie.transaction("rw", database.needsYou, database.outbox, async () => {
    const refused = await database.needsYou.get(opId);
    if (!refused) return;
    await database.needsYou.delete(opId);
    await database.outbox.add({ op: { ...refused.op, opId: newId() }, sent: false, heldBy: null });
  });
}

/** The row goes back to what the server holds, or away when it holds none. Answers with the way to take this back. */
export async function discardRefused(opId: string): Promise<() => Promise<void>> {
  const journal = requireJournal();
  const refused = await journal.database.needsYou.get(opId);
  if (!refused) return async () => undefined;
  await settleRow(journal, refused, () => journal.database.needsYou.delete(opId));
  return () => settleRow(journal, refused, () => journal.database.needsYou.put(refused));
}

async function settleRow(
  { database }: Journal,
  { op: { table, id } }: RefusedRow,
  change: () => Promise<unknown>,
): Promise<void> {
  const tables = [database.rows(table), database.bases, database.outbox, database.needsYou];
  await database.dexie.transaction("rw", tables, async () => {
    const base = await database.bases.get([table, id]);
    const shown = await database.rows(table).get(id);
    await change();
    const waits = (await opsOfRow(database, table, id)).length > 0;
    const refusals = await database.needsYou.where("[op.table+op.id]").equals([table, id]).count();
    const known = base?.row ?? shown;
    if (known && (known.rev > 0 || waits || refusals > 0)) await applyRow(database, table, known);
    else await forgetRow(database, table, id);
  });
}
