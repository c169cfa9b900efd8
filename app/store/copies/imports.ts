/** The imports of the last thirty days on this device. */
import { useEffect, useMemo } from "react";
import { type Journal, requireJournal, useJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { type ImportRecord, importKey, isImportKey, undoDays } from "./import-record.ts";
import { clearStaged, unlessImporting, whileImporting } from "./stage-files.ts";

/** Newest first; undefined until read. */
export function useImports(): readonly ImportRecord[] | undefined {
  const journal = useJournal();
  const meta = useView("meta");
  useEffect(() => {
    if (journal) void attemptQuietly(() => forgetOldImports(journal));
  }, [journal]);
  return useMemo(
    () =>
      meta &&
      [...meta.values()]
        .filter(({ key }) => isImportKey(key))
        .map(recordOf)
        .toSorted(newestFirst),
    [meta],
  );
}

/** Only writeImport and undoImport write under these keys. */
const recordOf = ({ value }: { readonly value: unknown }) => value as ImportRecord;

const newestFirst = (one: ImportRecord, other: ImportRecord) => other.at.localeCompare(one.at);

/** What can no longer be undone is forgotten, with the earlier values that were kept for it; so is what a closed tab left behind. */
export async function forgetOldImports({ database, now }: Journal): Promise<{ readonly ok: true }> {
  await unlessImporting(database, () => clearStaged(database));
  const since = addDays(now().toISOString().slice(0, 10), -undoDays);
  await database.dexie.transaction("rw", database.meta, database.imported, async () => {
    const records = await database.meta.filter(({ key }) => isImportKey(key)).toArray();
    for (const { importId, at } of records.map(recordOf)) {
      if (at.slice(0, 10) >= since) continue;
      await database.imported.where("importId").equals(importId).delete();
      await database.meta.delete(importKey(importId));
    }
  });
  return { ok: true };
}

/** What an import that was stopped had put on the device goes at once. */
export async function clearStopped({ database }: Journal): Promise<{ readonly ok: true }> {
  await whileImporting(database, () => clearStaged(database));
  return { ok: true };
}

/** The rows of an import that can still be undone. */
export async function countImported(importId: string): Promise<number> {
  return requireJournal().database.imported.where("importId").equals(importId).count();
}
