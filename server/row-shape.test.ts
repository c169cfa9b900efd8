import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { PersonId } from "#domain/wire/wire.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { column, compareRows, type RowShape } from "#server/row-shape.ts";
import { rowMismatches } from "#server/testing/row-mismatches.ts";
import { cloneDatabase, type TestDatabase } from "#server/testing/test-database.ts";

let database: TestDatabase;
let db: Database;
const ada = randomUUID() as PersonId;
beforeAll(async () => {
  const nullable = new Set(inject("nullableColumns"));
  compareRows((row, result) => {
    const mismatches = rowMismatches(row, result, nullable);
    if (mismatches.length > 0) throw new Error(mismatches.join("; "));
  });
  database = await cloneDatabase();
  db = openDatabase(database.app, database.auth);
  await database.outside("insert into profiles (id, email, rev) values ($1, 'ada@example.org', 7)", [ada]);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const select = "select id, age, rev, locale, relationship_goals from profiles";
const read = (row: RowShape, text = select) => db.read(mintOwnerScope(ada), { text, row });
const whole = {
  id: column.uuid,
  age: column.int4.orNull,
  rev: column.int8,
  locale: column.text.oneOf(["en", "fr"]),
  relationship_goals: column.jsonb,
};

test("rows come under the types of their shape", async () => {
  const [row] = await db.read(mintOwnerScope(ada), { text: select, row: whole });
  // Compiles only while `age` may be null and `locale` is one of two words.
  const age: number | null | undefined = row?.age;
  const locale: "en" | "fr" | undefined = row?.locale;
  expect([row?.id, age, row?.rev, locale]).toEqual([ada, null, 7, "fr"]);
});

test.each<[string, RowShape, RegExp]>([
  ["a column that is not there", { ...whole, years: column.int4 }, /years is not among id, age, rev/],
  ["another type", { ...whole, rev: column.int4 }, /rev is no int4 \(its type has the id 20\)/],
  ["a column that may be null", { ...whole, age: column.int4 }, /age may be null/],
  [
    "a column that is null in spite of the statement",
    { ...whole, age: column.int4.present },
    /age is null in a row/,
  ],
  [
    "a word outside of its set",
    { ...whole, locale: column.text.oneOf(["en"]) },
    /locale is fr, which is none/,
  ],
])("%s is told, in every test that runs the statement", async (_, row, message) => {
  await expect(read(row)).rejects.toThrow(message);
  const inTransaction = db.transact(mintOwnerScope(ada), (tx) => tx.rows({ text: select, row }));
  await expect(inTransaction).rejects.toThrow(message);
});

test("a column that may be null is told even where no row is found", async () => {
  const none = "select first_name from profiles where false";
  await expect(read({ first_name: column.text }, none)).rejects.toThrow(/first_name may be null/);
  await expect(read({ first_name: column.text.present }, none)).resolves.toEqual([]);
  await expect(read({ first_name: column.text.orNull }, none)).resolves.toEqual([]);
});

test("a computed value that is null in a row is told", async () => {
  await expect(read({ one: column.int4 }, "select null::int as one")).rejects.toThrow(/one is null/);
});
