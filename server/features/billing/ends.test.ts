import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { billingMessages } from "#domain/plan/billing.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { type RunningJobs, runJobs } from "#server/jobs/run-jobs.ts";
import { endSubscriptions } from "#server/jobs/watch-subscriptions.ts";
import { createPayer, type Payer, standinOf } from "#server/testing/payers.ts";
import { signIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { leaveProvider } from "./mutations/leave-provider.ts";

let server: TestServer;
let anna: Payer;
beforeAll(async () => {
  server = await createTestServer({ ADMIN_EMAIL: "chief@example.org" });
});
beforeEach(async () => {
  server.clock.set("2027-04-01T10:00:00.000Z");
  anna = createPayer(server, await signUp(server));
});
afterAll(() => server.close());

const stored = async () => {
  const { rows } = await server.database.outside(
    "select subscription_plan as plan, subscription_status as status from profiles where id = $1",
    [anna.person.personId],
  );
  return rows[0];
};

describe("the job", () => {
  let jobs: RunningJobs;
  beforeAll(async () => {
    jobs = await runJobs(server.services, server.database.jobs);
  });
  afterAll(() => jobs.stop());

  test("ends a cancelled plan at the very second, with nobody reading, and the open page hears it", async () => {
    const { subscription_id: subscriptionId } = await anna.buy("plus_monthly");
    await anna.post("/api/stripe/cancel-subscription", { subscriptionId });
    const { personId } = anna.person;
    const heard: string[] = [];
    const stop = await server.services.live.subscribe({ personId, sessionId: "x" }, ({ type }) =>
      heard.push(type),
    );
    server.clock.set("2027-05-01T09:59:59.999Z");
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect([await stored(), heard]).toEqual([{ plan: "plus", status: "canceled" }, []]);
    server.clock.advance(1);
    await expect.poll(stored, { timeout: 10_000 }).toEqual({ plan: "free", status: "expired" });
    await expect.poll(() => heard).toContain("profile");
    stop();
    anna = createPayer(server, await signIn(server, anna.person));
    const ended = (await anna.read()).history.filter(({ status }) => status === "expired");
    expect(ended).toMatchObject([
      { plan: "plus_monthly", amount: 0, created_at: "2027-05-01T10:00:00.000Z" },
    ]);
  });

  test("renews a plan that goes on, and the row of the payment is there", async () => {
    await anna.buy("pro_monthly");
    server.clock.set("2027-05-01T10:00:01.000Z");
    anna = createPayer(server, await signIn(server, anna.person));
    const periods = async () =>
      (await anna.read()).history.map(({ amount, period_end }) => [amount, period_end]);
    await expect.poll(periods, { timeout: 10_000 }).toEqual([
      [12, "2027-06-01T10:00:00.000Z"],
      [12, "2027-05-01T10:00:00.000Z"],
    ]);
  });
});

describe("an administrator", () => {
  let chief: Payer;
  beforeAll(async () => {
    chief = createPayer(server, await signUp(server, { email: "chief@example.org" }));
  });
  beforeEach(async () => {
    chief = createPayer(server, await signIn(server, chief.person));
  });
  const give = (plan: string, payer: Payer, id: string = payer.person.personId) =>
    payer.post("/api/rpc/admin_change_plan", { p_user_id: id, p_new_plan: plan });

  test("takes any plan for 30 or 365 days without paying, and free without an end", async () => {
    expect(await (await give("pro_monthly", chief)).json()).toMatchObject({
      plan_id: "pro_monthly",
      status: "active",
      current_period_end: "2027-05-01T10:00:00.000Z",
      subscription_id: null,
    });
    expect(await (await give("plus_yearly", chief)).json()).toMatchObject({
      plan_id: "plus_yearly",
      current_period_end: "2028-03-31T10:00:00.000Z",
    });
    expect(await (await give("free", chief)).json()).toMatchObject({
      plan: "free",
      status: "active",
      current_period_end: null,
    });
    expect((await chief.read()).history.map(({ plan, amount }) => [plan, amount])).toEqual([
      ["free", 0],
      ["plus_yearly", 0],
      ["pro_monthly", 0],
    ]);
  });

  test("whose plan is over is free and expired", async () => {
    await give("plus_monthly", chief);
    server.clock.set("2027-05-01T10:00:00.000Z");
    chief = createPayer(server, await signIn(server, chief.person));
    expect(await chief.read()).toMatchObject({ plan: "free", status: "expired" });
  });

  test("ends what they pay for before they take a plan", async () => {
    await give("free", chief);
    const { subscription_id: id } = await chief.buy("plus_monthly");
    expect(await (await give("pro_yearly", chief)).json()).toMatchObject({
      plan: "pro",
      subscription_id: null,
    });
    await chief.settled();
    const { stripe } = await server.services.payments.open();
    expect((await stripe.subscriptions.retrieve(id ?? "")).status).toBe("canceled");
    expect(await chief.read()).toMatchObject({ plan: "pro", status: "active" });
  });

  test("gives nobody else a plan, and nobody else gives one", async () => {
    const said = async (response: Response) => [response.status, (await response.json()).message];
    expect(await said(await give("pro_yearly", anna))).toEqual([403, billingMessages.notAdmin]);
    expect(await said(await give("pro_yearly", chief, anna.person.personId))).toEqual([
      403,
      billingMessages.notAdmin,
    ]);
    expect((await give("platinum", chief)).status).toBe(400);
    expect(await anna.read()).toMatchObject({ plan: "free", status: "inactive" });
  });
});

describe("leaving", () => {
  test("an account that is deleted ends its subscription at the provider, once and at once", async () => {
    const { subscription_id: id } = await anna.buy("pro_yearly");
    const scope = mintOwnerScope(anna.person.personId);
    await leaveProvider(server.services, scope);
    await anna.settled();
    const { stripe } = await server.services.payments.open();
    expect((await stripe.subscriptions.retrieve(id ?? "")).status).toBe("canceled");
    expect(await anna.read()).toMatchObject({ plan: "free", status: "expired", has_portal: false });
    await leaveProvider(server.services, scope);
    expect((await anna.read()).history.map(({ status }) => status)).toEqual(["expired", "active"]);
  });

  test("a checkout that was open cannot be paid any more", async () => {
    const path = await anna.openCheckout("plus_monthly");
    await leaveProvider(server.services, mintOwnerScope(anna.person.personId));
    expect((await anna.pay(path)).status).toBe(404);
  });

  test("what was bought in the simulation ends when real keys are set", async () => {
    await anna.buy("plus_yearly");
    const called: string[] = [];
    const { jobs } = server.database;
    const pg = await import("pg");
    const client = new pg.default.Client({ ...jobs, options: "-c role=tendre_jobs" });
    await client.connect();
    const payments = { ...server.services.payments, isSimulation: false, standin: () => null };
    await endSubscriptions({ ...server.services, payments }, async (name, now) => {
      called.push(name);
      return (await client.query(`select ${name}($1) as done`, [now])).rows[0].done;
    });
    await client.end();
    expect(called).toEqual(["expire_subscriptions", "end_simulated_subscriptions"]);
    expect(await anna.read()).toMatchObject({ plan: "free", status: "expired", subscription_id: null });
  });

  test("two paid checkouts leave one subscription, and the other's rest as credit", async () => {
    const { store } = await standinOf(server);
    const first = await anna.openCheckout("plus_monthly");
    await store.change(async (tx) => {
      const session = await tx.find("checkout.session", first.split("/").at(-1) ?? "");
      if (session) await tx.put({ ...session, id: `${session.id}-twin` });
    });
    await anna.pay(first);
    server.clock.advance(1_000);
    await anna.pay(`${first}-twin`);
    const { history, ...now } = await anna.read();
    expect(now).toMatchObject({ plan_id: "plus_monthly", status: "active" });
    expect(history.map(({ status, amount }) => [status, amount])).toEqual([
      ["active", 7],
      ["active", 7],
    ]);
    const { rows } = await server.database.outside(
      `select body ->> 'status' as status, (select body ->> 'balance' from standin.objects c where c.id = o.customer) as balance
       from standin.objects o where kind = 'subscription' and customer = (select stripe_customer_id from profiles where id = $1)
       order by made`,
      [anna.person.personId],
    );
    expect(rows).toEqual([
      { status: "canceled", balance: "-700" },
      { status: "active", balance: "-700" },
    ]);
  });
});
