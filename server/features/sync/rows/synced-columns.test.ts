import { afterAll, beforeAll, expect, test } from "vitest";
import { syncedTableNames } from "#domain/wire/sync.ts";
import { cloneDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { type ColumnKind, columnsOf } from "./synced-columns.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** Columns of every synced table, and the one that only the server reads. */
const ofRecord = [
  "user_id",
  "id",
  "rev",
  "field_revs",
  "seals",
  "created_at",
  "updated_at",
  "deleted_at",
  "purged_at",
  "folded",
];

const kindOfType = (type: string): ColumnKind => {
  if (type === "bytea") return "sealed";
  if (type === "jsonb") return "json";
  return type.startsWith("timestamp") ? "instant" : "plain";
};

test.each(syncedTableNames)(
  "%s: the register says of each column how the database stores it",
  async (table) => {
    const { rows } = await database.outside(
      `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
      [table],
    );
    const stored = rows.filter(({ name }) => !ofRecord.includes(name));
    expect(Object.fromEntries(columnsOf(table).kinds)).toEqual(
      Object.fromEntries(stored.map(({ name, type }) => [name, kindOfType(type)])),
    );
  },
);
