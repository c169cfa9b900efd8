/** Limits hold where rows are written, however many writers add rows concurrently. QUOTA_ROUNDS=50 repeats the races fifty times. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import { createDevice } from "#server/testing/devices.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { createOpenerHere } from "#server/testing/opener-here.ts";
import { createPayer, type Payer } from "#server/testing/payers.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { photo } from "#server/testing/pictures.ts";
import { requestsTo } from "#server/testing/requests.ts";
import { createTestServer, type TestServer, testOrigin } from "#server/testing/test-server.ts";
import { createUploads } from "#server/testing/uploads.ts";

const rounds = Number(process.env.QUOTA_ROUNDS ?? 2);
type Instance = Pick<TestServer, "request" | "services">;

let server: TestServer;
let instances: readonly [Instance, Instance];
let close: () => Promise<void>;
let anna: Payer;
beforeAll(async () => {
  server = await createTestServer({}, { opener: createOpenerHere() });
  const { env, clock } = server.services;
  const second = await createServices(env, { ...server.database, stop: async () => undefined }, { clock });
  close = second.close;
  const request = requestsTo(buildApp(second.services), testOrigin);
  instances = [server, { request, services: second.services }];
});
beforeEach(async () => {
  server.clock.set("2027-04-30T21:30:00.000Z");
  anna = createPayer(server, await newPerson());
});
afterAll(async () => {
  await close();
  await server.close();
});

async function newPerson(): Promise<SignedIn> {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("Nobody came.");
  await server.request("/api/profile", { cookie: person.cookie });
  return person;
}
const give = (plan: string, status = "active") =>
  server.database.outside(
    "update profiles set subscription_plan = $2, subscription_status = $3 where id = $1",
    [anna.person.personId, plan, status],
  );
const ask = async (name: string, payer = anna) =>
  (await payer.post(`/api/rpc/${name}`, { p_user_id: payer.person.personId })).json();
const kept = async (table: "relationships" | "media") => {
  const { rows } = await server.database.outside(
    `select count(*)::int as n from ${table} where user_id = $1 and deleted_at is null`,
    [anna.person.personId],
  );
  return rows[0].n;
};
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const instanceAt = (at: number): Instance => (at % 2 === 0 ? instances[0] : instances[1]);

describe(`a hundred at once, half of them elsewhere, ${rounds} rounds`, () => {
  test("never keep one relationship too many, with a device that comes back online among them", {
    timeout: 300_000,
  }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      anna = createPayer(server, await newPerson());
      if (round % 2 === 1) await give("plus");
      const offline = createDevice(instances[1], anna.person);
      const flush = offline.push(...times(20, (at) => offline.put({ name: `Offline ${at}` })));
      const adds = times(100, (at) => {
        const { request } = instanceAt(at);
        const { cookie } = anna.person;
        return request("/api/relationships", { method: "POST", cookie, json: { name: `Added ${at}` } });
      });
      const [{ answers }, ...replies] = await Promise.all([flush, ...adds]);
      const limit = round % 2 === 1 ? 10 : 3;
      expect(await kept("relationships")).toBe(limit);
      const applied = answers.filter(({ status }) => status === "applied").length;
      const made = replies.filter(({ status }) => status < 300).length;
      expect(applied + made).toBe(limit);
      const refused = answers.filter(({ status }) => status !== "applied");
      expect(refused.every((answer) => answer.status === "refused" && answer.code === "plan_limit")).toBe(
        true,
      );
      expect(replies.every(({ status }) => status < 300 || status === 402)).toBe(true);
    }
  });

  test("never count one message of LISA too many", { timeout: 300_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      anna = createPayer(server, await newPerson());
      const counted = await Promise.all(
        times(100, async (at) => {
          const payer = createPayer(instanceAt(at), anna.person);
          return (await ask("increment_ai_usage", payer)).counted;
        }),
      );
      expect(counted.filter((isCounted) => isCounted)).toHaveLength(30);
      expect(await ask("check_ai_quota")).toEqual({ canSend: false, used: 30, limit: 30, remaining: 0 });
    }
  });

  test("never keep one photo too many", async () => {
    const picture = await photo();
    const outcomes = await Promise.allSettled(
      times(8, (at) => createUploads(instanceAt(at), anna.person).keep(picture)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await kept("media")).toBe(3);
    expect(await ask("check_image_quota")).toEqual({ canAdd: false, count: 3, limit: 3 });
  });
});

describe("the month of LISA", () => {
  const countTo = async (used: number) => {
    for (let at = 0; at < used; at += 1) await ask("increment_ai_usage");
  };

  test.for([
    ["Pacific/Auckland", "2027-05", "2027-06-01", "2027-05-31T11:59:59.000Z", "2027-05-31T12:00:00.000Z"],
    ["Europe/Paris", "2027-04", "2027-05-01", "2027-04-30T21:59:59.000Z", "2027-04-30T22:00:00.000Z"],
    ["America/Los_Angeles", "2027-04", "2027-05-01", "2027-05-01T06:59:59.000Z", "2027-05-01T07:00:00.000Z"],
    ["Nowhere/Else", "2027-04", "2027-05-01", "2027-04-30T23:59:59.000Z", "2027-05-01T00:00:00.000Z"],
  ] as const)("turns at midnight in %s", async ([zone, month, renewsOn, before, after]) => {
    await server.database.outside("update profiles set timezone = $2 where id = $1", [
      anna.person.personId,
      zone,
    ]);
    await server.database.outside("update auth.sessions set expires_at = '2030-01-01'");
    await countTo(2);
    expect((await anna.read()).quotas.aiMessages).toEqual({ used: 2, limit: 30, month, renewsOn });
    server.clock.set(before);
    expect(await ask("check_ai_quota")).toMatchObject({ used: 2 });
    server.clock.set(after);
    expect(await ask("check_ai_quota")).toEqual({ canSend: true, used: 0, limit: 30, remaining: 30 });
  });

  test("a full month counts nothing more, and says so", async () => {
    await server.database.outside("insert into ai_usage values ($1, '2027-04', 29)", [anna.person.personId]);
    expect(await ask("increment_ai_usage")).toEqual({
      counted: true,
      canSend: false,
      used: 30,
      limit: 30,
      remaining: 0,
    });
    expect(await ask("increment_ai_usage")).toMatchObject({ counted: false, used: 30 });
  });
});

describe("what cannot be checked grants no more than free", () => {
  test.for([
    ["a plan that was never active", "pro", "inactive"],
    ["a plan that expired", "pro", "expired"],
  ] as const)("%s", async ([, plan, status]) => {
    await give(plan, status);
    expect(await ask("check_ai_quota")).toMatchObject({ limit: 30 });
    expect(await ask("check_image_quota")).toMatchObject({ limit: 3 });
    expect(await ask("check_relation_quota")).toMatchObject({ limit: 3 });
  });

  test("a plan nobody knows cannot be stored", async () => {
    await expect(give("platinum")).rejects.toThrow(/profiles_subscription_plan_check/);
  });

  test("limits that are missing", async () => {
    await give("pro");
    await server.database.outside("delete from plan_limits where plan = 'pro'");
    try {
      expect(await ask("check_image_quota")).toMatchObject({ limit: 3 });
      expect(await ask("increment_ai_usage")).toMatchObject({ limit: 30 });
    } finally {
      await server.database.outside("insert into plan_limits values ('pro', null, null, 400)");
    }
  });
});

test("a downgrade deletes nothing and refuses what is new", async () => {
  await give("plus");
  const add = (name: string) => anna.post("/api/relationships", { name });
  for (const name of ["One", "Two", "Three", "Four", "Five"]) expect((await add(name)).status).toBe(201);
  await give("free", "expired");
  expect(await kept("relationships")).toBe(5);
  expect((await anna.read()).quotas.relations).toEqual({ used: 5, limit: 3 });
  expect((await add("Six")).status).toBe(402);
});

test("another person's counters are refused, by the routes and by the database", async () => {
  const other = await newPerson();
  for (const name of ["check_ai_quota", "increment_ai_usage", "check_image_quota", "check_relation_quota"]) {
    expect((await anna.post(`/api/rpc/${name}`, { p_user_id: other.personId })).status).toBe(403);
    const signedOut = await server.request(`/api/rpc/${name}`, {
      method: "POST",
      json: { p_user_id: other.personId },
    });
    expect(signedOut.status).toBe(401);
  }
  expect(await ask("check_ai_quota", createPayer(server, other))).toMatchObject({ used: 0 });
});
