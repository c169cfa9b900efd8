/** An attacker who can run any SQL as a role of the server, in their own person's scope: the worst result of an injection. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { syncedTables } from "#domain/sync/synced-tables.ts";
import { migrate } from "#server/db/migrate.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { testMasterKey } from "#server/testing/test-secrets.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("database role");
let server: TestServer;
let anna: SignedIn;
let bruno: SignedIn;
let app: pg.Client;
beforeAll(async () => {
  server = await createTestServer();
  const people = await makeManyPeople(server, 2);
  const [first, second] = people;
  if (!first || !second) throw new Error("nobody came");
  [anna, bruno] = [first, second];
  for (const { cookie } of people) await server.request("/api/profile", { cookie });
  app = new pg.Client({ ...server.database.app });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await server.close();
});

/**
 * Runs in Anna's scope and rolls back.
 * @returns the error's code, or the number of affected rows
 */
async function attempt(sql: string, values: readonly unknown[] = []): Promise<string | number> {
  await app.query("begin");
  try {
    await app.query("select set_config('app.user_id', $1, true)", [anna.personId]);
    return (await app.query(sql, [...values])).rowCount ?? 0;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "failed";
  } finally {
    await app.query("rollback");
  }
}
const refused = "42501";
async function expectRefused(sql: string, values: readonly unknown[] = [], codes = [refused]) {
  const came = await attempt(sql, values);
  tally.note(codes.includes(String(came)), `${sql} came to ${came}`);
}

test.each([
  ["is_admin", true],
  ["role", "superadmin"],
  ["subscription_plan", "pro"],
  ["subscription_status", "active"],
  ["current_period_end", "2099-01-01"],
  ["stripe_customer_id", "cus_other"],
  ["stripe_subscription_id", "sub_other"],
  ["email", "admin@example.org"],
  ["email_verified", true],
  ["avatar_url", "https://spy.example/"],
  ["id", randomUUID()],
])("in their own scope nobody writes profiles.%s", async (column, value) => {
  await expectRefused(`update profiles set ${column} = $1`, [value]);
  await expectRefused(`update profiles set first_name = 'x', ${column} = $1 where id = $2`, [
    value,
    anna.personId,
  ]);
});

test("no profile, plan, history of usage or key is made by hand, for oneself or another", async () => {
  await expectRefused("insert into profiles (id, email, role) values ($1, 'a@b.c', 'superadmin')", [
    randomUUID(),
  ]);
  await expectRefused("insert into billing (user_id, plan_id, updated_at) values ($1, 'pro_yearly', now())", [
    anna.personId,
  ]);
  await expectRefused("update billing set plan_id = 'pro_yearly', payment_problem = false");
  await expectRefused("insert into ai_usage (user_id, month, used) values ($1, '2026-11', 0)", [
    anna.personId,
  ]);
  await expectRefused("update ai_usage set used = 0");
  await expectRefused("update plan_limits set relations = null");
  await expectRefused("update person_keys set wrapped_key = ''");
  await expectRefused("delete from revisions");
  await expectRefused("select * from damaged_cells");
});

test("the functions that write plans check for themselves", async () => {
  const invalid = ["22023"];
  const write = "select write_subscription($1, $2, null, $3, $4, false, now())";
  await expectRefused(write, ["pro", "active", null, "pro_yearly"], invalid);
  await expectRefused(write, ["pro", "active", "sub_1", "pro_yearly"], invalid);
  await expectRefused(write, ["free", "active", null, "free"], invalid);
  await expectRefused(write, ["free", "expired", null, "pro_yearly"], invalid);
  await expectRefused(write, ["platinum", "active", "sub_1", "platinum_monthly"], invalid);
  await expectRefused("select expire_subscription($1, 'free', null, now())", [bruno.personId]);
  await expectRefused("select expire_subscription($1, 'free', null, now())", [anna.personId]);
  await expectRefused("select admin_change_plan($1, 'pro_yearly')", [anna.personId]);
  await expectRefused("select admin_change_plan($1, 'pro_yearly')", [bruno.personId]);
  await expectRefused("select increment_ai_usage($1)", [bruno.personId]);
  await expectRefused("select set_person_role($1, 'superadmin')", [anna.email]);
  await expectRefused("select purge_rows_of($1, now(), now())", [bruno.personId]);
  await expectRefused("select expire_subscriptions(now())");
});

test("a plan that is not over does not end by asking", async () => {
  await server.database.outside(
    "update profiles set subscription_plan = 'pro', subscription_status = 'active', current_period_end = now() + interval '1 day' where id = $1",
    [anna.personId],
  );
  await attempt("select expire_own_subscription()");
  const { rows } = await server.database.outside("select subscription_plan from profiles where id = $1", [
    anna.personId,
  ]);
  expect(rows).toEqual([{ subscription_plan: "pro" }]);
});

test("another person's rows are not there, whatever is asked", async () => {
  for (const table of [
    "profiles",
    "relationships",
    "moments",
    "media",
    "conflicts",
    "revisions",
    "person_keys",
    "billing",
    "sync_state",
    "erasures",
  ]) {
    const owner = table === "profiles" ? "id" : "user_id";
    const came = await attempt(`select * from ${table} where ${owner} = $1`, [bruno.personId]);
    tally.note(came === 0, `${table} of another gave ${came}`);
  }
  for (const table of [
    "auth.users",
    "auth.sessions",
    "auth.accounts",
    "auth.verifications",
    "pgboss.job",
    "security_events",
  ])
    await expectRefused(`select * from ${table}`);
});

test("nobody makes an object that could stand in for one of ours", async () => {
  await migrate(server.database.owner, [testMasterKey]);
  const again = new pg.Client({ ...server.database.app });
  await again.connect();
  for (const sql of [
    "create temporary table profiles (id uuid, is_admin boolean)",
    "create table public.mine (id uuid)",
    "create schema mine",
    "create function public.mine() returns int language sql return 1",
    "create function pg_temp.mine() returns int language sql return 1",
    "alter role current_user superuser",
    "set role tendre_system",
    "set role tendre_owner",
    "set session authorization postgres",
    "copy (select 1) to program 'true'",
    "select pg_read_file('PG_VERSION')",
    "select lo_import('/etc/passwd')",
    "load 'plpgsql'",
  ]) {
    const came = await again.query(sql).then(
      () => "done",
      (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "failed"),
    );
    // 0A000: `load` of a library outside $libdir/plugins; everything else is a missing privilege.
    tally.note([refused, "0A000"].includes(came), `${sql} came to ${came}`);
  }
  await again.end();
});

test("every function looks into pg_temp last", async () => {
  const { rows } = await server.database.outside(
    `select p.oid::regprocedure::text as name, p.prosecdef as definer, array_to_string(p.proconfig, ' ') as set
     from pg_proc p where p.pronamespace in ('public'::regnamespace, 'auth'::regnamespace)
       and (p.prosecdef or exists (select from unnest(p.proconfig) s where s like 'search_path=%'))`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { name, set } of rows)
    tally.note(/(?:^| )search_path=.*pg_temp$/.test(set ?? ""), `${name} looks into pg_temp first (${set})`);
});

test("what the person may write, they can: the grants follow the register", async () => {
  const { fields, clearFields } = syncedTables.profiles;
  const inClear = Object.keys(fields.shape).filter((field) => Object.hasOwn(clearFields, field));
  for (const field of [...inClear, "sealed", "sealed_rev"]) {
    const { rows } = await server.database.outside(
      "select has_column_privilege('tendre_app', 'profiles', $1, 'update') as may",
      [field],
    );
    expect([field, rows[0].may]).toEqual([field, true]);
  }
  for (const field of Object.keys(syncedTables.profiles.serverFields)) {
    const { rows } = await server.database.outside(
      "select has_column_privilege('tendre_app', 'profiles', $1, 'update') as may",
      [field],
    );
    expect([field, rows[0].may]).toEqual([field, false]);
  }
});
