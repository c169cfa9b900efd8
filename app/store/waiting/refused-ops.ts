/** What can be done about a refused op (docs/sync.md, device rule 5). Nothing typed is deleted without the person. */

import { type Journal, requireJournal } from "#app/store/db/journal.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import { applyRow, forgetRow } from "#app/store/write/apply-row.ts";
import { opsOfRow, refusedOfRow } from "#app/store/write/queue-op.ts";
import type { Row } from "#domain/wire/sync.ts";

export type Settled =
  | {
      readonly ok: true;
      /** The undo. When another tab has settled the op meanwhile, it does nothing. */
      readonly undo: () => Promise<{ readonly ok: true } | StorageFull>;
    }
  | StorageFull;

const nothingToUndo: Settled = { ok: true, undo: async () => ({ ok: true }) };

/** Stays on this device and needs no further decision: later edits of the row are sent, and `retryRefused` can still send it. */
export async function keepRefused(opId: string): Promise<Settled> {
  const journal = requireJournal();
  const refused = await journal.database.refusedOps.get(opId);
  if (!refused) return nothingToUndo;
  const keep = (isKept: boolean) =>
    unlessFull(async () => {
      await settleRow(journal, refused, () => journal.database.refusedOps.update(opId, { isKept }));
      return { ok: true } as const;
    });
  const kept = await keep(true);
  return kept.ok ? { ok: true, undo: () => keep(false) } : kept;
}

/** Sends it again as a new op, since an answered op is never applied again; at its old position, before ops written on top of it. */
export async function retryRefused(opId: string): Promise<{ readonly ok: true } | StorageFull> {
  const journal = requireJournal();
  const { database, newId } = journal;
  const refused = await database.refusedOps.get(opId);
  if (!refused) return { ok: true };
  return unlessFull(async () => {
    await settleRow(journal, refused, async () => {
      const current = await database.refusedOps.get(opId);
      if (!current) return;
      await database.refusedOps.delete(opId);
      const op = { ...current.op, opId: newId() };
      await database.outbox.put({ seq: current.seq, op, sent: false });
    });
    return { ok: true } as const;
  });
}

/** Reverts the row to the server's version, or removes it when there is none. */
export async function discardRefused(opId: string): Promise<Settled> {
  const journal = requireJournal();
  const refused = await journal.database.refusedOps.get(opId);
  if (!refused) return nothingToUndo;
  return unlessFull(async (): Promise<Settled> => {
    const known = await settleRow(journal, refused, () => journal.database.refusedOps.delete(opId));
    const undo = () =>
      unlessFull(async () => {
        await settleRow(journal, refused, () => journal.database.refusedOps.put(refused), known);
        return { ok: true } as const;
      });
    return { ok: true, undo };
  });
}

/** Returns the earlier state of the row: one that only this device has is removed after its last op was discarded. */
async function settleRow(
  { database }: Journal,
  { op: { table, id } }: RefusedRow,
  change: () => Promise<unknown>,
  remembered?: Row,
): Promise<Row | undefined> {
  const tables = [database.rows(table), database.bases, database.outbox, database.refusedOps];
  return database.dexie.transaction("rw", tables, async () => {
    const base = await database.bases.get([table, id]);
    const shown = await database.rows(table).get(id);
    await change();
    const waits = (await opsOfRow(database, table, id)).length > 0;
    const refusals = (await refusedOfRow(database, table, id)).length;
    const known = base?.row ?? shown ?? remembered;
    if (known && (known.rev > 0 || waits || refusals > 0)) await applyRow(database, table, known);
    else await forgetRow(database, table, id);
    return known;
  });
}
