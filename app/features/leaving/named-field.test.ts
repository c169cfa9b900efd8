import { expect, test } from "vitest";
import { type SyncedTable, syncedTables } from "#domain/sync/synced-tables.ts";
import { isNamedField } from "./named-field.ts";

test("the file of what was not sent can name every field that a person may write", () => {
  const tables: readonly SyncedTable[] = Object.values(syncedTables);
  const nameless = tables.flatMap(({ fields, fixedFields }) =>
    Object.keys(fields.shape).filter((field) => !fixedFields.includes(field) && !isNamedField(field)),
  );
  expect(nameless).toEqual([]);
});
