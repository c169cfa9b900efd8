import { expect, test } from "vitest";
import { type SyncedTable, syncedTables } from "#domain/sync/synced-tables.ts";
import { isFieldWithWords } from "./field-names.ts";

test("a conflict can name every field that a person may write", () => {
  const tables: readonly SyncedTable[] = Object.values(syncedTables);
  const nameless = tables.flatMap(({ fields, fixedFields }) =>
    Object.keys(fields.shape).filter((field) => !fixedFields.includes(field) && !isFieldWithWords(field)),
  );
  expect(nameless).toEqual([]);
});
