/** What was brought back from a backup on this device within thirty days. */
import { useEffect, useMemo, useState } from "react";
import { undoDays } from "#app/store/copies/import-record.ts";
import { type Journal, requireJournal, useJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { isRestoreKey, type RestoreRecord, restoreKey } from "./restore-record.ts";

/** Newest first; undefined until read. */
export function useRestores(): readonly RestoreRecord[] | undefined {
  const journal = useJournal();
  const meta = useView("meta");
  useEffect(() => {
    if (journal) void attemptQuietly(() => forgetOldRestores(journal));
  }, [journal]);
  return useMemo(
    () =>
      meta &&
      [...meta.values()]
        .filter(({ key }) => isRestoreKey(key))
        .map(recordOf)
        .toSorted((one, other) => other.at.localeCompare(one.at)),
    [meta],
  );
}

/** Only restoreBackup and undoRestore write under these keys. */
const recordOf = ({ value }: { readonly value: unknown }) => value as RestoreRecord;

/** What can no longer be undone is forgotten, with the earlier values that were kept for it. */
export async function forgetOldRestores({ database, now }: Journal): Promise<{ readonly ok: true }> {
  const since = addDays(now().toISOString().slice(0, 10), -undoDays);
  await database.dexie.transaction("rw", database.meta, database.imported, async () => {
    const records = await database.meta.filter(({ key }) => isRestoreKey(key)).toArray();
    for (const { restoreId, at } of records.map(recordOf)) {
      if (at.slice(0, 10) >= since) continue;
      await database.imported.where("importId").equals(restoreId).delete();
      await database.meta.delete(restoreKey(restoreId));
    }
  });
  return { ok: true };
}

/** How many of the rows that came back were erased since, or are refused as erased: no trace of them is kept here. */
export function useErasedRows({ restoreId, written, undone }: RestoreRecord): number {
  const waiting = useView("outbox")?.size;
  const [known, setKnown] = useState(written);
  useEffect(() => {
    let isCurrent = waiting !== null;
    const { imported } = requireJournal().database;
    void imported
      .where("importId")
      .equals(restoreId)
      .count()
      .then((count) => isCurrent && setKnown(count));
    return () => {
      isCurrent = false;
    };
  }, [restoreId, waiting]);
  return undone ? 0 : written - known;
}
