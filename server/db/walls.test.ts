import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PersonId } from "#domain/wire/wire.ts";
import { cloneDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { asPerson, type Database, openDatabase } from "./database.ts";
import { mintOwnerScope } from "./scope.ts";

/** Tables without personal data: hashes of attempts, names of migrations, limits of plans, a check of the key, counts and words of the server. */
const impersonal = [
  "migrations",
  "attempts",
  "plan_limits",
  "master_key_check",
  "incarnations",
  "model_use",
  "model_outcomes",
  "day_counts",
  "site_settings",
  "site_texts",
  "help_countries",
  "announcements",
];

let database: TestDatabase;
let db: Database;
let outside: pg.Client;
const anna = randomUUID() as PersonId;
const bruno = randomUUID() as PersonId;

beforeAll(async () => {
  database = await cloneDatabase();
  db = openDatabase(database.app, database.auth);
  outside = new pg.Client(database.superuser);
  await outside.connect();
  for (const id of [anna, bruno]) {
    await outside.query("insert into profiles (id, email) values ($1, $2)", [id, `${id}@example.org`]);
  }
});
afterAll(async () => {
  await outside.end();
  await db.close();
  await database.drop();
});

test("every table with a person's data forces row-level security, even on its owner", async () => {
  const { rows } = await outside.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth')
       and not (c.relrowsecurity and c.relforcerowsecurity) and c.relname <> all ($1)`,
    [impersonal],
  );
  expect(rows).toEqual([]);
});

test("the roles the server logs in as own nothing and cannot pass row-level security", async () => {
  const logins = [database.app.user, database.auth.user];
  const { rows: roles } = await outside.query(
    "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = any ($1)",
    [logins],
  );
  expect(roles).toEqual(
    logins.map(() => ({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false })),
  );
  const { rows: owned } = await outside.query(
    "select relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = any ($1)",
    [[...logins, "tendre_app", "tendre_auth"]],
  );
  expect(owned).toEqual([]);
});

const asOwner = (text: string) =>
  `select q.* from ${asPerson} person cross join lateral (${text} offset 0) q`;

test("a query that forgets its where sees its own person only", async () => {
  const rows = await db.read(mintOwnerScope(anna), {
    text: asOwner("select id from profiles where person.id is not null"),
  });
  expect(rows).toEqual([{ id: anna }]);
});

test("without a person nothing is there", async () => {
  expect(await db.anonymous.rows({ text: "select id from profiles" })).toEqual([]);
});

test("a write that forgets its where touches its own person only", async () => {
  const touched = await db.transact(mintOwnerScope(anna), (tx) =>
    tx.run({ text: "update profiles set last_name = 'Lyon'" }),
  );
  expect(touched).toBe(1);
});

test("nobody can write a row in another person's name", async () => {
  const forged = db.transact(mintOwnerScope(anna), (tx) =>
    tx.run({ text: "insert into sync_state (user_id) values ($1)", values: [bruno] }),
  );
  await expect(forged).rejects.toThrow(/row-level security/);
});

test("a connection keeps nothing of the person it served before", async () => {
  await db.transact(mintOwnerScope(anna), (tx) => tx.rows({ text: "select 1" }));
  const seen = await Promise.all(
    Array.from({ length: 16 }, () => db.anonymous.rows({ text: "select current_person() as person" })),
  );
  expect(new Set(seen.flat().map(({ person }) => person))).toEqual(new Set([null]));
});

test("a read leaves nobody's name behind on its connection", async () => {
  const one = openDatabase({ ...database.app, max: 1 }, database.auth);
  const [before] = await one.read(mintOwnerScope(anna), { text: asOwner("select current_person() as id") });
  const [after] = await one.anonymous.rows({ text: "select current_person() as id" });
  await one.close();
  expect([before, after]).toEqual([{ id: anna }, { id: null }]);
});

test("a read that fails gives its connection back clean", async () => {
  await expect(db.read(mintOwnerScope(anna), { text: asOwner("select 1 / 0") })).rejects.toThrow(
    /division by zero/,
  );
  const rows = await db.read(mintOwnerScope(bruno), {
    text: asOwner("select id from profiles where person.id is not null"),
  });
  expect(rows).toEqual([{ id: bruno }]);
});

test("every table says what it holds", async () => {
  const { rows } = await outside.query(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth', 'standin') and obj_description(c.oid) is null`,
  );
  expect(rows).toEqual([]);
});

test("the backup's role reads every table that lasts, whole, and does nothing else; only the owner takes its place", async () => {
  const { rows: odd } = await outside.query(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace::regnamespace::text in ('public', 'auth', 'standin') and c.relkind = 'r' and c.relpersistence = 'p' and not (
       has_table_privilege('tendre_backup', c.oid, 'select')
       and not has_table_privilege('tendre_backup', c.oid, 'insert, update, delete, truncate, references, trigger')
       and (not c.relrowsecurity or exists (select from pg_policy p
         where p.polrelid = c.oid and p.polname = 'backup' and pg_get_expr(p.polqual, c.oid) = 'true')))`,
  );
  expect(odd).toEqual([]);
  const { rows: roles } = await outside.query(
    `select rolcanlogin, rolsuper, rolbypassrls, array(
       select distinct m.member::regrole::text from pg_auth_members m where m.roleid = r.oid and m.member::regrole::text <> 'postgres') as members
     from pg_roles r where rolname = 'tendre_backup'`,
  );
  expect(roles).toEqual([
    { rolcanlogin: false, rolsuper: false, rolbypassrls: false, members: ["tendre_owner"] },
  ]);
  const owner = new pg.Client(database.owner);
  await owner.connect();
  await owner.query("set role tendre_backup");
  expect((await owner.query("select id from profiles")).rowCount).toBe(2);
  await owner.end();
});
