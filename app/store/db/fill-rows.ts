/** Rows that an earlier build wrote get the fields it did not know, before any of them is shown. */
import { fieldsMark } from "#domain/sync/fields-mark.ts";
import { syncedTableNames } from "#domain/wire/sync.ts";
import type { JournalDatabase } from "./journal-database.ts";
import { fillRow, isWhole } from "./journal-rows.ts";

/** All in one transaction: a page that is closed meanwhile begins again. Ops and bases stay as they were written. */
export async function fillRows(database: JournalDatabase): Promise<void> {
  const tables = syncedTableNames.map((name) => ({ name, rows: database.rows(name) }));
  await database.dexie.transaction("rw", [database.meta, ...tables.map(({ rows }) => rows)], async () => {
    for (const { name, rows } of tables) {
      const lacking = await rows.filter((row) => !isWhole(name, row)).toArray();
      await rows.bulkPut(lacking.map((row) => fillRow(name, row)));
    }
    await database.meta.put({ key: "fieldsMark", value: fieldsMark });
  });
}
