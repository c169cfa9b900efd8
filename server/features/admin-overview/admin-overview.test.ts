import { afterAll, beforeAll, expect, test } from "vitest";
import { overviewSchema } from "#domain/admin/overview.ts";
import { runJobs } from "#server/jobs/run-jobs.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { requestAccount, type SignedIn } from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let admin: SignedIn;
let crowd: readonly SignedIn[];
beforeAll(async () => {
  server = await createTestServer({ AUTH_REQUIRE_EMAIL_CONFIRMATION: "true" });
  admin = await makeSuperadmin(server);
  crowd = await makeManyPeople(server, 6);
  for (const { cookie } of crowd) await server.request("/api/profile", { cookie });
});
afterAll(() => server.close());

const read = async (days = 30) => {
  const response = await server.request(`/api/admin/overview?days=${days}`, { cookie: admin.cookie });
  return overviewSchema.parse(await response.json());
};
const outside = (sql: string, values: readonly unknown[] = []) => server.database.outside(sql, values);
const idOf = (at: number) => crowd[at]?.personId ?? "";

test("every period has a value for each of its days, the last of which is today", async () => {
  for (const days of [7, 30, 90, 365]) {
    const { people, revenue, ai, storage, errors } = await read(days);
    for (const series of [people.signUps, people.active, revenue.taken, ai.calls, storage.media, errors]) {
      expect(series).toHaveLength(days);
      expect(series.at(-1)?.day).toBe(server.clock.now().toISOString().slice(0, 10));
    }
  }
  const odd = await server.request("/api/admin/overview?days=31", { cookie: admin.cookie });
  expect(odd.status).toBe(400);
});

test("people are counted by what their account is, and by when they were last there", async () => {
  const before = (await read()).people;
  await requestAccount(server);
  await outside("update auth.users set banned_at = now() where id = $1", [idOf(0)]);
  await outside(
    "update auth.sessions set last_used_at = last_used_at - interval '3 days' where user_id = $1",
    [idOf(1)],
  );
  const after = (await read()).people;
  expect(after).toMatchObject({
    total: before.total + 1,
    unconfirmed: before.unconfirmed + 1,
    banned: before.banned + 1,
    superadmins: 1,
    activeDay: before.activeDay - 1,
    activeWeek: before.activeWeek,
  });
  expect(after.signUps.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBeLessThanOrEqual(after.total);
});

test("revenue is a month of what runs at the provider; a plan that was given brings nothing and leaves nobody", async () => {
  const pay = async (at: number, plan: string, amount: number, days: number) => {
    await outside(
      "update profiles set subscription_plan = split_part($2, '_', 1), subscription_status = 'active', stripe_subscription_id = 'sub_' || id where id = $1",
      [idOf(at), plan],
    );
    await outside(
      "insert into billing (user_id, plan_id, updated_at) values ($1, $2, now()) on conflict (user_id) do update set plan_id = $2",
      [idOf(at), plan],
    );
    await outside(
      `insert into subscription_history (id, user_id, plan, status, amount, currency, fact, created_at)
       values (gen_random_uuid(), $1, $2, 'active', $3, 'USD', 'invoice:' || gen_random_uuid(), $4)`,
      [idOf(at), plan, amount, new Date(server.clock.now().getTime() - days * 86_400_000)],
    );
  };
  await pay(1, "plus_monthly", 7, 2);
  await pay(2, "pro_yearly", 120, 60);
  await outside(
    "update profiles set subscription_plan = 'pro', subscription_status = 'active', current_period_end = now() + interval '1 year' where id = $1",
    [idOf(3)],
  );
  await outside("insert into billing (user_id, plan_id, updated_at) values ($1, 'pro_monthly', now())", [
    idOf(3),
  ]);
  await outside(
    `insert into subscription_history (id, user_id, plan, status, amount, currency, fact, created_at) values
      (gen_random_uuid(), $1, 'plus_monthly', 'expired', 0, 'USD', 'expired:sub_gone', $3),
      (gen_random_uuid(), $2, 'plus_monthly', 'expired', 0, 'USD', 'expired:granted:1', $3)`,
    [idOf(4), idOf(5), server.clock.now()],
  );
  const { revenue, plans } = await read();
  expect(plans.find(({ planId }) => planId === "pro_monthly")).toMatchObject({ paid: 0, given: 1 });
  expect(revenue).toMatchObject({
    currency: "USD",
    perMonth: 17,
    paying: 2,
    begun: 1,
    ended: 1,
    churn: 1 / 2,
  });
  expect(revenue.taken.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(7);
});

test("what cannot be found out afterwards is counted by a job, over the day's own row", async () => {
  expect((await read(7)).people.active.every(({ value }) => value === null)).toBe(true);
  const jobs = await runJobs(server.services, server.database.jobs);
  await jobs.runNow("count-day");
  await outside("delete from auth.sessions where user_id = $1", [idOf(2)]);
  const counted = (await read(7)).people.active.at(-1)?.value ?? 0;
  await jobs.runNow("count-day");
  expect((await read(7)).people.active.at(-1)?.value).toBe(counted);
  expect(counted).toBeGreaterThan(3);
  const { jobs: listed } = await read(7);
  await jobs.stop();
  expect(listed.find(({ name }) => name === "count-day")).toMatchObject({ cron: "53 * * * *", failed: 0 });
});

test("a request that the server could not answer is an error of its day", async () => {
  await outside("alter table subscription_history rename to history_away");
  const response = await server.request("/api/admin/overview", { cookie: admin.cookie });
  await outside("alter table history_away rename to subscription_history");
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect((await read()).errors.at(-1)?.value).toBeGreaterThan(0);
});

test("database, mail and storage say how they are, and nothing of anybody", async () => {
  const overview = await read();
  expect(overview.database).toMatchObject({ isRefusingWrites: false });
  expect(overview.database.bytes).toBeGreaterThan(1_000_000);
  expect(overview.mail).toMatchObject({ kind: "sink", failed: 0 });
  expect(overview.mail.sent).toBeGreaterThan(0);
  for (const { email, personId } of crowd) {
    expect(JSON.stringify(overview)).not.toContain(email);
    expect(JSON.stringify(overview)).not.toContain(personId);
  }
});
