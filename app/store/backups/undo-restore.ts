/** Undoes a restore as a whole: what came back goes where it was, what was changed has its earlier values again, unless it changed since. */
import { type UndoneOutcome, undoRows } from "#app/store/copies/undo-import.ts";
import type { Journal } from "#app/store/db/journal.ts";
import { unlessFull } from "#app/store/db/storage-space.ts";
import { writingTables } from "#app/store/write/commit-row.ts";
import { type RestoreRecord, restoreKey } from "./restore-record.ts";

export async function undoRestore(journal: Journal, restoreId: string): Promise<UndoneOutcome> {
  const { database, views } = journal;
  const tables = (["conversations", "turns", "profiles"] as const).map((name) => database.rows(name));
  const all = [...tables, ...writingTables(database), database.imported, database.meta];
  return unlessFull(async () => {
    const outcome = await database.dexie.transaction("rw", all, async () => {
      const kept = await database.meta.get(restoreKey(restoreId));
      // Only restoreBackup writes under this key.
      const record = kept?.value as RestoreRecord | undefined;
      if (!record || record.undone) return { ok: false, reason: "not_found" } as const;
      const undone = await undoRows(journal, restoreId);
      await database.meta.put({ key: restoreKey(restoreId), value: { ...record, undone } });
      return { ok: true, undone } as const;
    });
    const { conversations, turns, profiles, meta } = views;
    await Promise.all([conversations, turns, profiles, meta].map((view) => view.settled()));
    return outcome;
  });
}
