import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { billingMessages, subscriptionResponseSchema } from "#domain/plan/billing.ts";
import { cards, createPayer, type Payer } from "#server/testing/payers.ts";
import { signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let anna: Payer;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  anna = createPayer(server, await signUp(server));
});
afterAll(() => server.close());

describe("the page of plans", () => {
  test("says what a new person has, what is used of it and what is on sale", async () => {
    const answer = await anna.read();
    expect(subscriptionResponseSchema.parse(answer)).toMatchObject({
      plan: "free",
      plan_id: "free",
      status: "inactive",
      current_period_end: null,
      subscription_id: null,
      has_portal: false,
      isSimulation: true,
      currency: "usd",
      history: [],
      quotas: {
        relations: { used: 0, limit: 3 },
        images: { used: 0, limit: 3 },
        aiMessages: { used: 0, limit: 30 },
      },
    });
    expect(answer.plans.map(({ id, price, stripePriceId }) => [id, price, stripePriceId])).toEqual([
      ["free", 0, null],
      ["plus_monthly", 7, anna.priceOf("plus_monthly")],
      ["plus_yearly", 72, anna.priceOf("plus_yearly")],
      ["pro_monthly", 12, anna.priceOf("pro_monthly")],
      ["pro_yearly", 120, anna.priceOf("pro_yearly")],
    ]);
  });

  test("is nobody's who is not signed in", async () => {
    expect((await server.request("/api/subscription")).status).toBe(401);
  });
});

describe("buying", () => {
  test("a card that pays opens the plan, with one row of history and the page told", async () => {
    const events: unknown[] = [];
    const { personId } = anna.person;
    const stop = await server.services.live.subscribe({ personId, sessionId: "x" }, (event) =>
      events.push(event),
    );
    const bought = await anna.buy("plus_monthly");
    expect(bought).toMatchObject({
      plan: "plus",
      plan_id: "plus_monthly",
      status: "active",
      has_portal: true,
    });
    expect(bought.history).toMatchObject([
      {
        plan: "plus_monthly",
        status: "active",
        amount: 7,
        currency: "USD",
        period_end: bought.current_period_end,
      },
    ]);
    expect(bought.quotas.relations.limit).toBe(10);
    await expect.poll(() => events).toContainEqual({ type: "profile" });
    stop();
  });

  test("the page of the provider says that it is a simulation, in the person's language", async () => {
    const french = await server.request(await anna.openCheckout("pro_yearly"));
    expect(french.status).toBe(200);
    expect(await french.text()).toMatch(
      /<html lang="fr">[\s\S]*Simulation\u00A0: aucun argent[\s\S]*120\u00A0\$/,
    );
    const ben = createPayer(server, await signUp(server, { locale: "en" }));
    const page = await (await server.request(await ben.openCheckout("pro_yearly"))).text();
    expect(page).toMatch(/<html lang="en">[\s\S]*Simulation: no money[\s\S]*\$120/);
    expect(page).not.toMatch(/<script|style=/);
  });

  test("a card that refuses charges nothing, and another one can be tried", async () => {
    const path = await anna.openCheckout("plus_yearly");
    const refused = await anna.pay(path, cards.refuses);
    expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining("refusée")]);
    expect((await anna.pay(path, "1234")).status).toBe(402);
    expect(await anna.read()).toMatchObject({ plan: "free", history: [] });
    expect((await anna.pay(path)).status).toBe(303);
    expect(await anna.read()).toMatchObject({ plan_id: "plus_yearly", history: [{ amount: 72 }] });
  });

  test("a card that asks the bank opens the plan only once the person said yes", async () => {
    const path = await anna.openCheckout("pro_monthly");
    const asked = await anna.pay(path, cards.asks);
    expect(await asked.text()).toContain("Confirmez-vous");
    await anna.fill(path, { number: cards.asks, bank: "no" });
    expect(await anna.read()).toMatchObject({ plan: "free" });
    expect((await anna.fill(path, { number: cards.asks, bank: "yes" })).status).toBe(303);
    await anna.settled();
    expect(await anna.read()).toMatchObject({ plan: "pro", history: [{ amount: 12 }] });
  });

  test("the page of success opens nothing by itself, and a paid checkout is over", async () => {
    const path = await anna.openCheckout("plus_monthly");
    await server.request("/subscription?checkout=success", { cookie: anna.person.cookie });
    expect(await anna.read()).toMatchObject({ plan: "free", status: "inactive" });
    await anna.pay(path);
    const again = await anna.pay(path);
    expect(again.status).toBe(404);
    expect((await anna.read()).history).toHaveLength(1);
  });

  test("a plan that runs is not bought a second time", async () => {
    await anna.buy("plus_monthly");
    const again = await anna.checkout("pro_monthly");
    expect([again.status, await again.json()]).toEqual([
      409,
      expect.objectContaining({ code: "conflict", checkoutUrl: null }),
    ]);
  });

  test("a customer that the provider lost is made anew, and follows the person's address", async () => {
    const customer = async () => {
      const { rows } = await server.database.outside(
        `select o.id, o.body ->> 'email' as email from standin.objects o join profiles p on p.stripe_customer_id = o.id
         where p.id = $1`,
        [anna.person.personId],
      );
      return rows[0];
    };
    await anna.openCheckout("plus_monthly");
    const first = await customer();
    await server.database.outside(
      "update standin.objects set body = jsonb_set(body, '{email}', '\"old@example.org\"') where id = $1",
      [first.id],
    );
    await anna.openCheckout("plus_monthly");
    expect(await customer()).toEqual({ id: first.id, email: anna.person.email });
    await server.database.outside("delete from standin.objects where id = $1", [first.id]);
    await anna.buy("plus_monthly");
    expect((await customer()).id).not.toBe(first.id);
  });

  test("of two checkouts only the newer one can be paid", async () => {
    const older = await anna.openCheckout("plus_monthly");
    const newer = await anna.openCheckout("pro_monthly");
    expect((await anna.pay(older)).status).toBe(404);
    expect((await anna.pay(newer)).status).toBe(303);
    expect(await anna.read()).toMatchObject({ plan: "pro" });
  });
});

describe("what is not the person's own, or not sold, is refused", () => {
  test.for(["", "free", "price_unknown", "price_standin_free", "' or 1=1"])(
    "the price %j",
    async (priceId) => {
      const refused = await anna.checkout("plus_monthly", { priceId });
      expect([refused.status, await refused.json()]).toEqual([
        400,
        expect.objectContaining({
          code: "validation",
          message: billingMessages.invalidPlan,
          error: billingMessages.invalidPlan,
          checkoutUrl: null,
        }),
      ]);
    },
  );

  test("another person, another address, a price of one's own making", async () => {
    const other = await signUp(server);
    for (const more of [{ userId: other.personId }, { userEmail: other.email }]) {
      expect((await anna.checkout("plus_monthly", more)).status).toBe(403);
    }
    const edited = await anna.checkout("plus_monthly", { amount: 1, currency: "eur" });
    expect([edited.status, (await edited.json()).code]).toEqual([400, "unknown_field"]);
  });

  test("nobody signed out begins to pay", async () => {
    const json = {
      priceId: anna.priceOf("plus_monthly"),
      userId: anna.person.personId,
      userEmail: anna.person.email,
    };
    const refused = await server.request("/api/stripe-checkout", { method: "POST", json });
    expect([refused.status, await refused.json()]).toEqual([
      401,
      expect.objectContaining({ error: billingMessages.signedOut, checkoutUrl: null }),
    ]);
  });
});
