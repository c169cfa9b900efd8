import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planLimits } from "#domain/plan/plan.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { readRelationQuota } from "./queries.ts";

let server: TestServer;
let outside: pg.Client;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
  anna = await signUp(server);
  await server.request("/api/relationships", { method: "POST", cookie: anna.cookie, json: { name: "One" } });
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const ask = (id: unknown) =>
  server.request("/api/rpc/check_relation_quota", {
    method: "POST",
    cookie: anna.cookie,
    json: { p_user_id: id },
  });
const withPlan = async (plan: string, status = "active", end: string | null = null) => {
  await outside.query(
    "update profiles set subscription_plan = $2, subscription_status = $3, current_period_end = $4 where id = $1",
    [anna.personId, plan, status, end],
  );
  return (await ask(anna.personId)).json();
};

test("the database's limits are those of the catalogue", async () => {
  const { rows } = await outside.query("select plan, relations, images, ai_messages from plan_limits");
  const expected = Object.entries(planLimits).map(([plan, { relations, images, aiMessages }]) => ({
    plan,
    relations,
    images,
    ai_messages: aiMessages,
  }));
  expect(rows.toSorted((a, b) => (a.plan < b.plan ? -1 : 1))).toEqual(
    expected.toSorted((a, b) => (a.plan < b.plan ? -1 : 1)),
  );
});

test("each plan says how many are kept and whether one more may be", async () => {
  expect(await withPlan("free")).toEqual({ canAdd: true, count: 1, limit: 3 });
  expect(await withPlan("plus")).toEqual({ canAdd: true, count: 1, limit: 10 });
  expect(await withPlan("pro")).toEqual({ canAdd: true, count: 1, limit: null });
});

test("a cancelled plan holds to the end of its period and not a day longer", async () => {
  expect(await withPlan("pro", "canceled", "2999-01-01")).toMatchObject({ limit: null });
  expect(await withPlan("pro", "canceled", "2001-01-01")).toMatchObject({ limit: 3 });
});

test("a plan without limits of its own grants no more than free", async () => {
  const limits = "from plan_limits where plan = 'plus'";
  const { rows } = await server.database.outside(`select relations, images, ai_messages ${limits}`);
  await server.database.outside(`delete ${limits}`);
  expect(await withPlan("plus")).toMatchObject({ limit: 3 });
  const { relations, images, ai_messages } = rows[0] ?? {};
  await server.database.outside("insert into plan_limits values ('plus', $1, $2, $3)", [
    relations,
    images,
    ai_messages,
  ]);
  expect(await withPlan("plus")).toMatchObject({ limit: 10 });
});

test("another person's quota is refused, by the route and by the database itself", async () => {
  const refused = await ask(randomUUID());
  expect([refused.status, (await refused.json()).code]).toEqual([403, "forbidden"]);
  const other = await signUp(server);
  const asked = server.services.db.transact(mintOwnerScope(other.personId), (tx) =>
    readRelationQuota(tx, anna.personId),
  );
  await expect(asked).rejects.toThrow(/not your own/);
});

test("nobody signed out asks", async () => {
  const json = { p_user_id: anna.personId };
  expect((await server.request("/api/rpc/check_relation_quota", { method: "POST", json })).status).toBe(401);
});
