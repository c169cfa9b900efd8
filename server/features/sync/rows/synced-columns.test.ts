import { afterAll, beforeAll, expect, test } from "vitest";
import { syncedTableNames } from "#domain/wire/sync.ts";
import { cloneDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { columnsOf } from "./synced-columns.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** Columns of every synced table, those of the profile's own, and the one number that is counted without being opened. */
const ofRecord = [
  "user_id",
  "id",
  "rev",
  "field_revs",
  "sealed",
  "created_at",
  "updated_at",
  "deleted_at",
  "purged_at",
];
const ofTable: Readonly<Record<string, readonly string[]>> = {
  profiles: ["sealed_rev"],
  relationships: ["media_elsewhere"],
};

test.each(syncedTableNames)(
  "%s: the only clear columns are those that the register gives a reason for",
  async (table) => {
    const { rows } = await database.outside(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table],
    );
    const others = [...ofRecord, ...(ofTable[table] ?? [])];
    const stored = rows.map(({ name }) => name).filter((name) => !others.includes(name));
    expect([...columnsOf(table).clear].toSorted()).toEqual(stored.toSorted());
  },
);
