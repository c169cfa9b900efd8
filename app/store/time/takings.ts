/** The times that this device went back in the last thirty days. */
import { useEffect, useMemo } from "react";
import { undoDays } from "#app/store/copies/import-record.ts";
import { type Journal, useJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { isTakingKey, type TakingRecord, takingKey } from "./taking-record.ts";

/** Only takeBack and undoTaking write under these keys. */
const recordOf = ({ value }: { readonly value: unknown }) => value as TakingRecord;

/** Newest first; undefined until read. */
export function useTakings(): readonly TakingRecord[] | undefined {
  const journal = useJournal();
  const meta = useView("meta");
  useEffect(() => {
    if (journal) void attemptQuietly(() => forgetOldTakings(journal));
  }, [journal]);
  return useMemo(
    () =>
      meta &&
      [...meta.values()]
        .filter(({ key }) => isTakingKey(key))
        .map(recordOf)
        .toSorted((one, other) => other.at.localeCompare(one.at)),
    [meta],
  );
}

/** What can no longer be undone is forgotten, with the values that were kept for it. */
async function forgetOldTakings({ database, now }: Journal): Promise<{ readonly ok: true }> {
  const since = addDays(now().toISOString().slice(0, 10), -undoDays);
  await database.dexie.transaction("rw", database.meta, database.imported, async () => {
    const records = await database.meta.filter(({ key }) => isTakingKey(key)).toArray();
    for (const { takingId, at } of records.map(recordOf)) {
      if (at.slice(0, 10) >= since) continue;
      await database.imported.where("importId").equals(takingId).delete();
      await database.meta.delete(takingKey(takingId));
    }
  });
  return { ok: true };
}
