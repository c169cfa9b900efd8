import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import { createPayer, type Payer, standinOf } from "#server/testing/payers.ts";
import { deliver, eventsAbout, type StoredEvent } from "#server/testing/payment-events.ts";
import { signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let anna: Payer;
let paid: StoredEvent;
beforeAll(async () => {
  server = await createTestServer();
  (await standinOf(server)).hold(true);
});
beforeEach(async () => {
  anna = createPayer(server, await signUp(server));
  await anna.pay(await anna.openCheckout("plus_monthly"));
  paid = await newest("invoice.paid");
});
afterAll(() => server.close());

const events = () => eventsAbout(server, anna.person.personId);
const newest = async (type: string): Promise<StoredEvent> => {
  const found = (await events()).findLast((event) => event.type === type);
  if (!found) throw new Error(`No event ${type}.`);
  return found;
};
const send = (event: unknown, how = {}) => deliver(server, server.app, event, how);
type Shape = Readonly<Record<string, unknown>>;

/** As every version before 2025-03-31 says it: the period is on the subscription. */
function older({ items, ...subscription }: Shape): Shape {
  const { data, ...list } = items as { data: readonly Shape[] };
  const [{ current_period_start, current_period_end, ...item } = {}] = data;
  return { ...subscription, current_period_start, current_period_end, items: { ...list, data: [item] } };
}

const nothing = { plan: "free", status: "inactive", history: [] };

test("an event that is not signed, or not by the provider, does nothing", async () => {
  expect((await send(paid, { signature: null })).status).toBe(400);
  expect((await send(paid, { signature: "" })).status).toBe(400);
  expect((await send(paid, { signature: "t=1,v1=abc" })).status).toBe(400);
  expect((await send(paid, { secret: "whsec_of_somebody_else" })).status).toBe(400);
  expect(await anna.read()).toMatchObject(nothing);
});

test("a body that was changed after it was signed does nothing", async () => {
  const { stripe, webhookSecret } = await server.services.payments.open();
  const payload = JSON.stringify(paid);
  const timestamp = Math.floor(server.clock.now().getTime() / 1000);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  expect((await send(`${payload} `, { signature })).status).toBe(400);
  expect((await send(payload.replace("plus_monthly", "pro_monthly"), { signature })).status).toBe(400);
  expect(await anna.read()).toMatchObject(nothing);
});

test("an event signed ten minutes ago is refused, one of four minutes ago is followed", async () => {
  const ago = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000);
  expect((await send(paid, { at: ago(10) })).status).toBe(400);
  expect(await anna.read()).toMatchObject(nothing);
  expect((await send(paid, { at: ago(4) })).status).toBe(200);
  expect(await anna.read()).toMatchObject({ plan: "plus", status: "active" });
});

test.each([
  ["of a version before the period stood on the item", older],
  ["without cancel_at", ({ cancel_at: _, ...subscription }: Shape) => subscription],
  ["without items", ({ items: _, ...subscription }: Shape) => subscription],
])("an event %s is followed: of it only the customer is needed", async (_, reshape) => {
  await send(paid);
  const { stripe } = await server.services.payments.open();
  const [subscription] = (await stripe.subscriptions.list({ customer: String(customerOf(paid)) })).data;
  await stripe.subscriptions.update(subscription?.id ?? "", { cancel_at_period_end: true });
  const updated = await newest("customer.subscription.updated");
  const object = reshape({ ...objectOf(updated) });
  const said = await send({
    ...updated,
    api_version: "2024-06-20",
    data: { object, previous_attributes: { cancel_at_period_end: false, canceled_at: null } },
  });
  expect([said.status, await said.json()]).toEqual([200, { received: true, followed: true }]);
  expect(await anna.read()).toMatchObject({ plan: "plus", status: "canceled" });
});

test("an event of somebody whose account goes meanwhile is taken, and is no error of the server", async () => {
  const { stripe } = await server.services.payments.open();
  const list = stripe.subscriptions.list.bind(stripe.subscriptions);
  Object.assign(stripe.subscriptions, {
    list: async (...asked: Parameters<typeof list>) => {
      const found = await list(...asked);
      await server.database.outside("delete from profiles where id = $1", [anna.person.personId]);
      return found;
    },
  });
  const said = await send(paid).finally(() => Object.assign(stripe.subscriptions, { list }));
  expect([said.status, await said.json()]).toEqual([200, { received: true, followed: false }]);
});

test("an event that comes again is taken and changes nothing", async () => {
  expect(await (await send(paid)).json()).toEqual({ received: true, followed: true });
  const once = await anna.read();
  expect(await (await send(paid)).json()).toEqual({ received: true, followed: false });
  expect(await anna.read()).toEqual(once);
});

test("what was followed is known for a month, then forgotten", async () => {
  await send(paid);
  const known = async () => {
    const { rows } = await server.database.outside("select from payment_events where user_id = $1", [
      anna.person.personId,
    ]);
    return rows.length;
  };
  const forget = async (days: number) => {
    const at = new Date(server.clock.now().getTime() + days * 24 * 3_600_000);
    await server.database.outside("select forget_payment_events($1)", [at]);
    return known();
  };
  expect([await forget(29), await forget(31)]).toEqual([1, 0]);
});

test("events in the wrong order end in what is true at the provider", async () => {
  const { stripe } = await server.services.payments.open();
  const [subscription] = (await stripe.subscriptions.list({ customer: String(customerOf(paid)) })).data;
  await stripe.subscriptions.update(subscription?.id ?? "", { cancel_at_period_end: true });
  for (const event of (await events()).toReversed()) expect((await send(event)).status).toBe(200);
  const { status, history } = await anna.read();
  expect([status, history.map((row) => row.status)]).toEqual(["canceled", ["canceled", "active"]]);
});

test("what was seen before another look was written is looked at again", async () => {
  const { payments } = server.services;
  const provider = await payments.open();
  const seen = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { subscriptions } = provider.stripe;
  const list = async (...asked: Parameters<typeof subscriptions.list>) => {
    const found = await subscriptions.list(...asked);
    seen.resolve();
    await goOn.promise;
    return found;
  };
  const stripe = new Proxy(provider.stripe, {
    get: (whole, name) => (name === "subscriptions" ? { list } : Reflect.get(whole, name)),
  });
  const slow = { ...payments, deliverTo: () => undefined, open: async () => ({ ...provider, stripe }) };
  const late = deliver(server, buildApp({ ...server.services, payments: slow }), paid);
  await seen.promise;
  const [current] = (await subscriptions.list({ customer: String(customerOf(paid)) })).data;
  await subscriptions.update(current?.id ?? "", { cancel_at_period_end: true });
  await send(await newest("customer.subscription.updated"));
  goOn.resolve();
  expect((await late).status).toBe(200);
  expect(await anna.read()).toMatchObject({ plan: "plus", status: "canceled" });
});

test("what an event claims is not believed: amount, plan and status are the provider's own", async () => {
  const forged = structuredClone(paid);
  Object.assign(objectOf(forged), { amount_paid: 1, total: 1, currency: "eur", status: "open" });
  await send(forged);
  expect(await anna.read()).toMatchObject({ plan: "plus", history: [{ amount: 7, currency: "USD" }] });
  const cancelled = structuredClone(await newest("customer.subscription.created"));
  Object.assign(cancelled, { id: "evt_forged", type: "customer.subscription.deleted" });
  Object.assign(objectOf(cancelled), { status: "canceled" });
  await send(cancelled);
  expect(await anna.read()).toMatchObject({ plan: "plus", status: "active" });
});

test("an event about somebody else's customer is received and touches nobody", async () => {
  const foreign = structuredClone(paid);
  Object.assign(objectOf(foreign), { customer: "cus_of_another_house" });
  expect(await (await send(foreign)).json()).toEqual({ received: true, followed: false });
  Object.assign(objectOf(foreign), { customer: null });
  expect((await send(foreign)).status).toBe(200);
  expect(await anna.read()).toMatchObject(nothing);
});

test("an event of the live mode is refused where money is simulated", async () => {
  expect((await send({ ...paid, livemode: true })).status).toBe(400);
  expect(await anna.read()).toMatchObject(nothing);
});

test("an event of the test mode is refused where money is real", async () => {
  const { payments } = server.services;
  const live = { ...payments, isLive: true, deliverTo: () => undefined };
  const app = buildApp({ ...server.services, payments: live });
  expect((await deliver(server, app, paid)).status).toBe(400);
  expect((await deliver(server, app, { ...paid, livemode: true })).status).toBe(200);
});

test("what one server did not live to tell, another tells", async () => {
  const { env, clock } = server.services;
  const provided = { ...server.database, stop: async () => undefined };
  const second = await createServices(env, provided, { clock });
  buildApp(second.services);
  await (await standinOf(second)).tick();
  expect(await anna.read()).toMatchObject({ plan: "plus", history: [{ amount: 7 }] });
  await second.close();
});

test("a price that is not of the catalogue, or not at its amount, opens no plan", async () => {
  const { personId } = anna.person;
  for (const change of [
    `jsonb_set(o.body, '{items,data,0,price,unit_amount}', '1')`,
    `jsonb_set(o.body, '{items,data,0,price,currency}', '"eur"')`,
    `jsonb_set(o.body, '{items,data,0,price,id}', '"price_of_mine"')`,
    `jsonb_set(o.body, '{items,data,0,quantity}', '2')`,
    `jsonb_set(o.body, '{items,data,0,price,recurring,interval}', '"year"')`,
  ]) {
    const { rows } = await server.database.outside(
      `update standin.objects o set body = ${change} from standin.objects old
       where o.kind = 'subscription' and old.id = o.id and o.customer = (select stripe_customer_id from profiles where id = $1)
       returning o.id, old.body`,
      [personId],
    );
    const event = { ...paid, id: `evt_${crypto.randomUUID()}` };
    expect((await send(event)).status).toBe(200);
    expect(await anna.read()).toMatchObject({ plan: "free", status: "inactive" });
    await server.database.outside("update standin.objects set body = $2 where id = $1", [
      rows[0].id,
      rows[0].body,
    ]);
  }
});

test("what the provider tells besides is taken and let go", async () => {
  const other = { ...paid, id: "evt_other", type: "customer.updated" };
  expect(await (await send(other)).json()).toEqual({ received: true, followed: false });
  for (const body of ["", "null", "[]", "{", '"text"', '{"object":"event"}']) {
    expect((await send(body)).status).toBeLessThan(500);
  }
});

test("while the provider is away the event is not taken, and comes again", async () => {
  const { payments } = server.services;
  const { stripe, webhookSecret } = await payments.open();
  const Away = stripe.constructor as typeof import("stripe").default;
  const away = new Away("sk_test_away", {
    host: "127.0.0.1",
    port: 9,
    protocol: "http",
    maxNetworkRetries: 0,
  });
  const open = async () => ({ stripe: away, webhookSecret });
  const app = buildApp({ ...server.services, payments: { ...payments, open, deliverTo: () => undefined } });
  expect((await deliver(server, app, paid)).status).toBe(503);
  expect(await anna.read()).toMatchObject(nothing);
  expect((await send(paid)).status).toBe(200);
  expect(await anna.read()).toMatchObject({ plan: "plus" });
});

function objectOf(event: StoredEvent): object {
  const { data } = event;
  if (typeof data !== "object" || data === null || !("object" in data))
    throw new Error("An event without data.");
  const { object } = data;
  if (typeof object !== "object" || object === null) throw new Error("An event about nothing.");
  return object;
}
const customerOf = (event: StoredEvent): unknown => Reflect.get(objectOf(event), "customer");

test.for([
  { data: undefined },
  { data: null },
  { data: {} },
  { data: { object: null } },
  { data: { object: "cus_1" } },
  { data: [] },
  { id: 7 },
  { id: "" },
  { type: null },
  { livemode: "no" },
])("a signed body that is no event (%j) is refused as one", async (change) => {
  const refused = await send({ ...paid, ...change });
  expect([refused.status, (await refused.json()).code]).toEqual([400, "validation"]);
});

test.for(["null", "[]", "7", '"event"', "{}", "not json"])("a signed %s is refused", async (body) => {
  expect((await send(body)).status).toBe(400);
});
