import { afterAll, beforeAll, expect, test } from "vitest";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { testMasterKey } from "#server/testing/test-secrets.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { checkNumbers, migrate, readMigrations } from "./migrate.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const outside = (text: string) => server.database.outside(text);
const start = (key = testMasterKey) => migrate(server.database.owner, [key]);
const otherKey = "b".repeat(43);
const logins = async () => {
  const { rows } = await outside("select rolname from pg_roles where rolname like 'tendre\\_%' order by 1");
  return rows.map(({ rolname }) => rolname);
};

test("with another master key the start stops before it touches anything", async () => {
  const before = await logins();
  await expect(start(otherKey)).rejects.toMatchObject({
    name: "StartRefusal",
    message: expect.stringMatching(/The master key is not the one/),
  });
  expect(await logins()).toEqual(before);
  await start();
});

test("a database from before the check is compared with the keys of its people", async () => {
  const [person] = await makeManyPeople(server, 1);
  await server.request("/api/sync/pull", { cookie: person?.cookie ?? "" });
  expect((await outside("select from person_keys")).rowCount).toBe(1);
  await outside("delete from master_key_check");
  await expect(start(otherKey)).rejects.toThrow(/The master key is not the one/);
  expect((await outside("select from master_key_check")).rowCount).toBe(0);
  await start();
  expect((await outside("select from master_key_check")).rowCount).toBe(1);
});

test("an older version of this server refuses a newer schema, with a sentence that names both", async () => {
  await outside("insert into migrations (name, digest) values ('9999_of_tomorrow.sql', 'x')");
  await expect(start()).rejects.toMatchObject({
    name: "StartRefusal",
    message: expect.stringMatching(
      /made by a newer version of Tendre \(it has 9999_of_tomorrow, this version ends at \d{4}_/,
    ),
  });
  await outside("delete from migrations where name like '9999%'");
  await start();
});

test("the migrations that are there keep the rule of numbers, and ran in that order", async () => {
  const names = readMigrations().map(({ name }) => name);
  expect(() => checkNumbers(names)).not.toThrow();
  const { rows } = await outside("select name from migrations order by ran_at, name");
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test.each([
  [["0001_a.sql", "0001_b.sql"], /Two migrations have the number of 0001_b/],
  [["0002_a.sql"], /0002_a\.sql leaves out a number/],
  [["0001_a.sql", "0002_b.sql", "0004_c.sql"], /0004_c\.sql leaves out a number: the one before it is 2/],
  [["0001_a.sql", "2_b.sql"], /2_b\.sql is no name of a migration/],
  [["0001_A name.sql"], /is no name of a migration/],
])("%j is refused", (names, message) => {
  expect(() => checkNumbers(names)).toThrow(message);
});
