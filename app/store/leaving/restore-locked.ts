/** Restores a locked copy into its owner's journal. */

import { putBack } from "#app/lib/share/share-box.ts";
import type { Journal } from "#app/store/db/journal.ts";
import type { JournalDatabase, OutboxRow, RefusedRow } from "#app/store/db/journal-database.ts";
import { draftSlots } from "#app/store/drafts/draft-slots.ts";
import { applyRow } from "#app/store/write/apply-row.ts";
import { everyTable } from "#app/store/write/wipe.ts";
import {
  deleteCopies,
  type LockedContent,
  type LockPorts,
  openCopies,
  ownCopies,
  serverLocks,
} from "./locked-copies.ts";

/** "unreached": the key could not be fetched; everything stays locked. */
export async function restoreLocked(
  journal: Journal,
  ports: LockPorts = serverLocks,
): Promise<"restored" | "unreached"> {
  const copies = await openCopies(journal.personId, ports);
  if (!copies) return "unreached";
  for (const { id, content } of copies) {
    await takeBack(journal, content);
    await putBack(content.box.map((part) => ({ ...part, owner: journal.personId })));
    await deleteCopies([id], ports);
  }
  return "restored";
}

export async function discardLocked(journal: Journal): Promise<void> {
  await deleteCopies(await ownCopies(journal.personId));
}

/** One transaction; idempotent. */
async function takeBack({ database, newId }: Journal, content: LockedContent): Promise<void> {
  await database.dexie.transaction("rw", everyTable(database), async () => {
    await takeOps(database, content);
    for (const conflict of content.conflicts) {
      if (conflict.rev === 0 && !(await database.table("conflicts").get(conflict.id)))
        await database.table("conflicts").put(conflict);
    }
    for (const { key, ...draft } of content.drafts) {
      const free = await firstFree(database, key, draft.value);
      if (free !== null) await database.drafts.put({ ...draft, key: free });
    }
    for (const upload of content.uploads) {
      if (await database.uploads.get(upload.id)) continue;
      await database.uploads.put({ ...upload, ask: newId() });
      await database.files.bulkPut(content.files.filter(({ id }) => id === upload.id));
    }
  });
}

/** In the order they were written, after the ops that are waiting; refused ones keep their position among them. */
async function takeOps(
  database: JournalDatabase,
  { ops, refused, rows, bases }: LockedContent,
): Promise<void> {
  const known = new Set([
    ...(await database.outbox.toArray()).map(({ op }) => op.opId),
    ...(await database.refusedOps.toArray()).map(({ opId }) => opId),
  ]);
  const [lastOp, lastRefused] = [
    await database.outbox.toCollection().last(),
    await database.refusedOps.toArray(),
  ];
  let seq = Math.max(lastOp?.seq ?? 0, ...lastRefused.map((each) => each.seq));
  const written: readonly (OutboxRow | RefusedRow)[] = [...ops, ...refused].toSorted((a, b) => a.seq - b.seq);
  for (const each of written) {
    if (known.has(each.op.opId)) continue;
    seq += 1;
    if ("code" in each) await database.refusedOps.put({ ...each, seq });
    else await database.outbox.put({ ...each, seq });
  }
  for (const { table, row } of rows) {
    if (!written.some(({ op }) => op.table === table && op.id === row.id)) continue;
    const base = await database.bases.get([table, row.id]);
    const held = base?.row ?? (await database.rows(table).get(row.id));
    const left = bases.find((each) => each.table === table && each.id === row.id);
    await applyRow(database, table, held ?? left?.row ?? row);
  }
}

/** Null: it exists already. */
async function firstFree(database: JournalDatabase, key: string, value: unknown): Promise<string | null> {
  for (const slot of draftSlots(key)) {
    const there = await database.drafts.get(slot);
    if (!there) return slot;
    if (JSON.stringify(there.value) === JSON.stringify(value)) return null;
  }
  return null;
}
