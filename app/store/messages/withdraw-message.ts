import type { Journal } from "#app/store/db/journal.ts";
import { type StorageFull, unlessFull } from "#app/store/db/storage-space.ts";
import { forgetRow } from "#app/store/write/apply-row.ts";
import { opsOfRow } from "#app/store/write/queue-op.ts";

export type Withdrawn = { readonly ok: true; readonly isWithdrawn: boolean } | StorageFull;

/** Loaded through messages.ts. A message that never left this device is as if it had not been written; false: it may have left. */
export async function withdrawMessage({ database, views }: Journal, id: string): Promise<Withdrawn> {
  const rows = database.rows("messages");
  const { outbox, bases, refusedOps } = database;
  return unlessFull(async () => {
    const isWithdrawn = await database.dexie.transaction("rw", rows, outbox, bases, refusedOps, async () => {
      const ops = await opsOfRow(database, "messages", id);
      const base = await bases.get(["messages", id]);
      if (ops.length === 0 || ops.some(({ sent }) => sent) || (base?.row.rev ?? 0) > 0) return false;
      await outbox.bulkDelete(ops.map(({ seq }) => seq));
      await forgetRow(database, "messages", id);
      return true;
    });
    await views.messages.settled();
    return { ok: true, isWithdrawn };
  });
}
