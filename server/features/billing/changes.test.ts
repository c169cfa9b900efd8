import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { billingMessages } from "#domain/plan/billing.ts";
import { cards, createPayer, type Payer, standinOf } from "#server/testing/payers.ts";
import { signIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let anna: Payer;
const day = 24 * 3_600_000;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  server.clock.set("2027-04-01T10:00:00.000Z");
  anna = createPayer(server, await signUp(server));
});
afterAll(() => server.close());

const said = async (response: Response) => {
  const { code, message } = await response.json();
  return [response.status, code, message];
};
const cancel = (id: string | null, payer = anna) =>
  payer.post("/api/stripe/cancel-subscription", { subscriptionId: id });
const resume = (id: string | null, payer = anna) =>
  payer.post("/api/subscription/resume", { subscriptionId: id });
const preview = async (plan: "plus_monthly" | "plus_yearly" | "pro_monthly" | "pro_yearly") =>
  (await anna.post("/api/subscription/preview-change", { priceId: anna.priceOf(plan) })).json();
const change = (shown: {
  plan_id: Parameters<typeof anna.priceOf>[0];
  amountDue: number;
  prorationDate: number;
}) =>
  anna.post("/api/subscription/change", {
    priceId: anna.priceOf(shown.plan_id),
    amountDue: shown.amountDue,
    prorationDate: shown.prorationDate,
  });
const told = async () =>
  (await anna.read()).history.map(({ plan, status, amount }) => [plan, status, amount]);
const afterwards = async () => {
  const standin = await standinOf(server);
  await standin.tick();
  await standin.settled();
};

describe("cancelling", () => {
  test("keeps the plan to the end of its period, and can be taken back until then", async () => {
    const { subscription_id: id, current_period_end: end } = await anna.buy("plus_monthly");
    server.clock.advance(day);
    const canceled = await cancel(id);
    expect([canceled.status, await canceled.json()]).toEqual([
      200,
      expect.objectContaining({
        plan: "plus",
        status: "canceled",
        current_period_end: end,
        cancels_at_period_end: true,
      }),
    ]);
    server.clock.advance(day);
    expect(await (await resume(id)).json()).toMatchObject({ status: "active", cancels_at_period_end: false });
    await anna.settled();
    expect(await told()).toEqual([
      ["plus_monthly", "active", 0],
      ["plus_monthly", "canceled", 0],
      ["plus_monthly", "active", 7],
    ]);
  });

  test("ends in free and expired at the very second, on being read, with one row", async () => {
    const { subscription_id: id, current_period_end: end } = await anna.buy("pro_monthly");
    await cancel(id);
    server.clock.set(new Date(Date.parse(end ?? "") - 1).toISOString());
    expect(await anna.read()).toMatchObject({ plan: "pro", status: "canceled" });
    server.clock.advance(1);
    const over = {
      plan: "free",
      plan_id: "free",
      status: "expired",
      current_period_end: null,
      subscription_id: null,
    };
    expect(await anna.read()).toMatchObject(over);
    await afterwards();
    expect(await anna.read()).toMatchObject({ ...over, quotas: { relations: { limit: 3 } } });
    expect((await told())[0]).toEqual(["pro_monthly", "expired", 0]);
    expect(await told()).toHaveLength(3);
  });

  test("asked twice at once it is one cancellation", async () => {
    const { subscription_id: id } = await anna.buy("plus_monthly");
    const answers = await Promise.all([cancel(id), cancel(id), cancel(id)]);
    await anna.settled();
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect((await told()).map(([, status]) => status)).toEqual(["canceled", "active"]);
    expect(await said(await cancel(id))).toEqual([409, "conflict", billingMessages.noSubscription]);
  });

  test("without a subscription there is nothing to cancel", async () => {
    expect(await said(await cancel("sub_none"))).toEqual([409, "conflict", billingMessages.noSubscription]);
    expect((await resume("sub_none")).status).toBe(409);
  });

  test("another person's subscription is refused like one that does not exist", async () => {
    const ben = createPayer(server, await signUp(server));
    const { subscription_id: his } = await ben.buy("plus_monthly");
    await anna.buy("plus_monthly");
    expect(await said(await cancel(his))).toEqual(await said(await cancel("sub_nobodys")));
    expect([(await cancel(his)).status, (await resume(his)).status]).toEqual([403, 403]);
    expect(await ben.read()).toMatchObject({ status: "active" });
  });
});

describe("another plan in the middle of a period", () => {
  test("an upgrade to yearly is charged exactly as it was shown", async () => {
    await anna.buy("plus_monthly");
    server.clock.advance(15 * day);
    const shown = await preview("pro_yearly");
    expect(shown).toMatchObject({
      plan_id: "pro_yearly",
      currency: "usd",
      amountDue: 116.5,
      creditLeft: 0,
      lines: [{ amount: -3.5 }, { amount: 120 }],
      nextPeriodEnd: "2028-04-16T10:00:00.000Z",
      nextAmount: 120,
    });
    server.clock.advance(60_000);
    expect(await (await change(shown)).json()).toMatchObject({
      plan_id: "pro_yearly",
      status: "active",
      current_period_end: "2028-04-16T10:00:00.000Z",
    });
    await anna.settled();
    expect(await told()).toEqual([
      ["pro_yearly", "active", 116.5],
      ["plus_monthly", "active", 7],
    ]);
  });

  test("a downgrade keeps what is left as credit, and the next invoices take it", async () => {
    await anna.buy("pro_monthly");
    server.clock.advance(15 * day);
    const shown = await preview("plus_monthly");
    expect(shown).toMatchObject({ amountDue: 0, creditLeft: 2.5, nextAmount: 4.5 });
    expect(await (await change(shown)).json()).toMatchObject({ plan: "plus", status: "active" });
    server.clock.set("2027-05-01T10:00:00.000Z");
    await afterwards();
    expect(await told()).toEqual([
      ["plus_monthly", "active", 4.5],
      ["plus_monthly", "active", 0],
      ["pro_monthly", "active", 12],
    ]);
  });

  test("pressed twice at once it is one change and one charge", async () => {
    await anna.buy("plus_monthly");
    server.clock.advance(10 * day);
    const shown = await preview("pro_monthly");
    const answers = await Promise.all([change(shown), change(shown), change(shown)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await change(shown)).status).toBe(409);
    await anna.settled();
    expect(await told()).toHaveLength(2);
  });

  test("an amount that was not shown, an old preview or one from tomorrow charges nothing", async () => {
    await anna.buy("plus_monthly");
    server.clock.advance(5 * day);
    const shown = await preview("pro_yearly");
    for (const edited of [
      { ...shown, amountDue: 1 },
      { ...shown, plan_id: "plus_yearly" as const },
      { ...shown, prorationDate: shown.prorationDate + 3_600 },
      { ...shown, prorationDate: shown.prorationDate - 3_600 },
    ]) {
      expect((await change(edited)).status).toBe(409);
    }
    server.clock.advance(16 * 60_000);
    expect((await change(shown)).status).toBe(409);
    expect(await anna.read()).toMatchObject({ plan_id: "plus_monthly", history: [{ amount: 7 }] });
  });

  test("a card that refuses leaves everything as it was", async () => {
    await anna.buy("plus_monthly");
    await giveCard(cards.refusesLater);
    const shown = await preview("pro_yearly");
    expect(await said(await change(shown))).toEqual([402, "payment_failed", expect.any(String)]);
    expect(await anna.read()).toMatchObject({ plan_id: "plus_monthly", history: [{ amount: 7 }] });
    await giveCard(cards.pays);
    expect((await change(shown)).status).toBe(200);
  });

  test("the plan that runs, one that is not sold, and none at all have no preview", async () => {
    expect(await preview("pro_yearly")).toMatchObject({
      code: "conflict",
      message: billingMessages.noSubscription,
    });
    await anna.buy("plus_monthly");
    expect(await preview("plus_monthly")).toMatchObject({ code: "conflict" });
    const unsold = await anna.post("/api/subscription/preview-change", { priceId: "price_mine" });
    expect(await said(unsold)).toEqual([400, "validation", billingMessages.invalidPlan]);
  });

  test("a change takes a cancellation back", async () => {
    const { subscription_id: id } = await anna.buy("plus_monthly");
    await cancel(id);
    expect(await (await change(await preview("pro_monthly"))).json()).toMatchObject({
      plan: "pro",
      status: "active",
      cancels_at_period_end: false,
    });
  });
});

describe("renewal", () => {
  test("a payment that fails keeps the plan with a notice, until the card is another or the provider gives up", async () => {
    await anna.buy("plus_monthly");
    await giveCard(cards.refusesLater);
    server.clock.set("2027-05-01T10:00:00.000Z");
    await afterwards();
    anna = createPayer(server, await signIn(server, anna.person));
    expect(await anna.read()).toMatchObject({ plan: "plus", status: "active", payment_problem: true });
    await giveCard(cards.pays);
    expect(await anna.read()).toMatchObject({ status: "active", payment_problem: false });
    await giveCard(cards.refusesLater);
    server.clock.set("2027-06-01T10:00:00.000Z");
    await afterwards();
    for (let tries = 0; tries < 3; tries += 1) {
      server.clock.advance(3 * day);
      await afterwards();
    }
    anna = createPayer(server, await signIn(server, anna.person));
    expect(await anna.read()).toMatchObject({ plan: "free", status: "expired", payment_problem: false });
    expect((await told())[0]).toEqual(["plus_monthly", "expired", 0]);
  });
});

async function giveCard(number: string): Promise<void> {
  const { url } = await (await anna.post("/api/subscription/portal", {})).json();
  const kept = await anna.fill(new URL(url).pathname, { act: "card", number });
  expect(kept.status).toBe(200);
  await anna.settled();
}
