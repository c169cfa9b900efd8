import { randomUUID } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { PersonId } from "#domain/wire/wire.ts";
import { asPerson, type Database, openDatabase } from "#server/db/database.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { authRows } from "#server/features/auth/auth-database.ts";
import { column, type RowShape } from "#server/row-shape.ts";
import { rowMismatches } from "#server/testing/row-mismatches.ts";
import { cloneDatabase, type TestDatabase } from "#server/testing/test-database.ts";

let database: TestDatabase;
let db: Database;
const ada = randomUUID() as PersonId;
const nullable = new Set(inject("nullableColumns"));
beforeAll(async () => {
  database = await cloneDatabase();
  db = openDatabase(database.app, database.auth);
  await database.outside("insert into profiles (id, email, rev) values ($1, 'ada@example.org', 7)", [ada]);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const select = "select id, sealed_rev, rev, locale, field_revs from profiles";
const whole = {
  id: column.uuid,
  sealed_rev: column.int8.orNull,
  rev: column.int8,
  locale: column.text.oneOf(["en", "fr"]),
  field_revs: column.jsonb,
};
const asOwner = (text: string) =>
  `select q.* from ${asPerson} person cross join lateral (${text} offset 0) q`;
const mismatches = async (row: RowShape, text = select) =>
  rowMismatches({ row, result: await database.outside(text) }, nullable);

test("rows come under the types of their shape", async () => {
  const [row] = await db.read(mintOwnerScope(ada), { text: asOwner(select), row: whole });
  // Compiles only while `sealed_rev` may be null and `locale` is one of two words.
  const sealedRev: number | null | undefined = row?.sealed_rev;
  const locale: "en" | "fr" | undefined = row?.locale;
  expect([row?.id, sealedRev, row?.rev, locale]).toEqual([ada, null, 7, "fr"]);
  expect(await mismatches(whole)).toEqual([]);
});

test.each<[string, RowShape, RegExp]>([
  ["a column that is not there", { ...whole, years: column.int4 }, /years is not among id, sealed_rev, rev/],
  ["another type", { ...whole, rev: column.int4 }, /rev is no int4 \(its type has the id 20\)/],
  ["a column that may be null", { ...whole, sealed_rev: column.int8 }, /sealed_rev may be null/],
  [
    "a column that is null in spite of it",
    { ...whole, sealed_rev: column.int8.present },
    /sealed_rev is null in a row/,
  ],
  [
    "a word outside of its set",
    { ...whole, locale: column.text.oneOf(["en"]) },
    /locale is fr, which is none/,
  ],
])("%s is a mismatch", async (_, row, message) => {
  expect((await mismatches(row)).join()).toMatch(message);
});

test("a column that may be null is a mismatch even where no row is found", async () => {
  const none = "select first_name from profiles where false";
  expect(await mismatches({ first_name: column.text }, none)).toEqual([
    expect.stringContaining("first_name may be null"),
  ]);
  expect(await mismatches({ first_name: column.text.present }, none)).toEqual([]);
  expect(await mismatches({ first_name: column.text.orNull }, none)).toEqual([]);
});

test("a computed value that is null in a row is a mismatch", async () => {
  expect(await mismatches({ one: column.int4 }, "select null::int as one")).toEqual(["one is null in a row"]);
});

test("every way to read tells its rows, so that each test compares them", async () => {
  const told: unknown[] = [];
  const listen = (message: unknown) => told.push(message);
  diagnostics.subscribe("tendre:rows", listen);
  const row = { one: column.int4 };
  const statement = { text: "select 1 as one", row };
  await db.read(mintOwnerScope(ada), { row, text: asOwner(statement.text) });
  await db.transact(mintOwnerScope(ada), (tx) => tx.rows(statement));
  await db.anonymous.rows(statement);
  await authRows(db.auth).rows(statement.text, [], row);
  diagnostics.unsubscribe("tendre:rows", listen);
  const one = { row, result: expect.objectContaining({ rows: [{ one: 1 }] }) };
  expect(told).toEqual([one, one, one, one]);
});
