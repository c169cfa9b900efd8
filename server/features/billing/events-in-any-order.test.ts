/**
 * One subscription's events in every order, each twice, on two instances, with crashes before and after the commit. PAYMENT_RUNS=200 runs
 * as many random histories instead of a few.
 */
import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { createServices } from "#server/create-services.ts";
import type { Database } from "#server/db/database.ts";
import { createPayer, type Payer, standinOf } from "#server/testing/payers.ts";
import { deliver, eventsAbout, type StoredEvent } from "#server/testing/payment-events.ts";
import { signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

const runs = Number(process.env.PAYMENT_RUNS ?? 3);
const day = 24 * 3_600_000;

type Cut = "before" | "after" | null;
let server: TestServer;
let apps: readonly Hono[];
let close: () => Promise<void>;
let cut: () => Cut = () => null;
beforeAll(async () => {
  server = await createTestServer();
  const { env, clock } = server.services;
  const provided = { ...server.database, stop: async () => undefined };
  const second = await createServices(env, provided, { clock });
  close = second.close;
  apps = [server.services, second.services].map((services) =>
    buildApp({ ...services, db: cutting(services.db) }),
  );
  for (const each of [server, second]) (await standinOf(each)).hold(true);
});
afterAll(async () => {
  await close();
  await server.close();
});

/** A process that dies in the middle: the transaction is lost, or committed without a response. */
function cutting(db: Database): Database {
  return {
    ...db,
    async transact(scope, work) {
      const when = cut();
      const result = await db.transact(scope, async (tx) => {
        const done = await work(tx);
        if (when === "before") throw new Error("power cut");
        return done;
      });
      if (when === "after") throw new Error("power cut");
      return result;
    },
  };
}

/** Delivers the event until it is accepted, on one instance or the other. */
async function bring(event: StoredEvent, choose: () => number): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const app = apps[choose() % 2];
    if (app && (await deliver(server, app, event)).ok) return;
  }
  throw new Error("An event was never taken.");
}

async function stateOf(person: Payer, start: number): Promise<unknown> {
  const { personId } = person.person;
  const { rows: state } = await server.database.outside(
    `select subscription_plan, subscription_status, current_period_end, stripe_subscription_id is null as is_over
     from profiles where id = $1`,
    [personId],
  );
  const { rows } = await server.database.outside(
    `select plan, status, amount::float8 as amount, created_at, period_start, period_end from subscription_history
     where user_id = $1 order by created_at, status, amount`,
    [personId],
  );
  const since = (at: Date | null) => at && Math.round((at.getTime() - start) / 1000);
  return {
    state,
    history: rows.map(({ created_at, period_start, period_end, ...row }) => ({
      ...row,
      at: since(created_at),
      from: since(period_start),
      to: since(period_end),
    })),
  };
}

/** One step a day: bought, cancelled, resumed, upgraded, cancelled again, ended. Done at the provider; its events are not delivered yet. */
function stepsOf(payer: Payer): readonly (() => Promise<unknown>)[] {
  const { personId } = payer.person;
  const act = async (what: object) => {
    const { stripe } = await server.services.payments.open();
    const { rows } = await server.database.outside(
      "select stripe_customer_id as customer from profiles where id = $1",
      [personId],
    );
    const [found] = (await stripe.subscriptions.list({ customer: rows[0].customer, status: "all" })).data;
    const item = found?.items.data[0]?.id ?? "";
    const given = "price" in what ? { items: [{ id: item, price: String(what.price) }] } : what;
    return "end" in what
      ? stripe.subscriptions.cancel(found?.id ?? "")
      : stripe.subscriptions.update(found?.id ?? "", given);
  };
  return [
    async () => payer.pay(await payer.openCheckout("plus_monthly")),
    () => act({ cancel_at_period_end: true }),
    () => act({ cancel_at_period_end: false }),
    () => act({ price: payer.priceOf("pro_monthly") }),
    () => act({ cancel_at_period_end: true }),
    () => act({ end: true }),
  ];
}

async function newPayer(): Promise<{ payer: Payer; start: number }> {
  server.clock.set("2027-04-01T10:00:00.000Z");
  const payer = createPayer(server, await signUp(server));
  return { payer, start: server.clock.now().getTime() };
}

test("every order of a subscription's events, each twice, ends alike with one row of each fact", {
  timeout: 120_000,
}, async () => {
  const { payer, start } = await newPayer();
  const [buy, cancel, resume] = stepsOf(payer);
  const ending = stepsOf(payer).at(-1);
  for (const step of [buy, cancel, resume, ending]) {
    await step?.();
    server.clock.advance(day);
  }
  const all = await eventsAbout(server, payer.person.personId);
  // Three events announce a new plan: one of them represents all here, all of them are delivered below.
  const events = all.filter(({ type }) => !["checkout.session.completed", "invoice.paid"].includes(type));
  expect(events.map(({ type }) => type)).toEqual([
    "customer.subscription.created",
    "customer.subscription.updated",
    "customer.subscription.updated",
    "customer.subscription.deleted",
  ]);
  let turn = 0;
  const ends: unknown[] = [];
  for (const order of ordersOf(events)) {
    await forget(payer.person.personId);
    for (const event of order) for (const _ of [1, 2]) await bring(event, () => (turn += 1));
    ends.push(await stateOf(payer, start));
  }
  expect(ends).toHaveLength(24);
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
  expect(ends[0]).toMatchObject({
    state: [{ subscription_plan: "free", subscription_status: "expired", is_over: true }],
    history: [
      { status: "active", amount: 7, at: 0 },
      { status: "canceled", amount: 0, at: 86_400 },
      { status: "active", amount: 0, at: 2 * 86_400 },
      { status: "expired", amount: 0, at: 3 * 86_400 },
    ],
  });
});

test(`whole lives, told late, doubled, shuffled and cut short, end as those told at once (${runs} runs)`, {
  timeout: 600_000,
}, async () => {
  const told = await runHistory(() => 0, false);
  expect(told).toMatchObject({ state: [{ subscription_status: "expired" }] });
  for (let run = 1; run <= runs; run += 1) {
    expect({ run, end: await runHistory(chanceOf(run), true) }).toEqual({ run, end: told });
  }
});

/** Runs one history; `chance` decides which events are delivered when, where and how often, and where a crash happens. */
async function runHistory(chance: (below: number) => number, isRough: boolean): Promise<unknown> {
  const { payer, start } = await newPayer();
  const waiting: StoredEvent[] = [];
  let seen = 0;
  const cutNow = () => (chance(8) === 0 ? (chance(2) === 0 ? "before" : "after") : null);
  const tell = async (atMost: number) => {
    cut = isRough ? cutNow : () => null;
    for (let left = atMost; left > 0 && waiting.length > 0; left -= 1) {
      const [event] = waiting.splice(chance(waiting.length), 1);
      if (event) await bring(event, () => chance(2));
    }
    cut = () => null;
  };
  for (const step of stepsOf(payer)) {
    await step();
    const events = await eventsAbout(server, payer.person.personId);
    for (const event of events.slice(seen)) waiting.push(event, ...(isRough ? [event] : []));
    seen = events.length;
    await tell(isRough ? chance(waiting.length) : waiting.length);
    server.clock.advance(day);
  }
  await tell(waiting.length);
  return stateOf(payer, start);
}

async function forget(personId: string): Promise<void> {
  for (const table of ["payment_events", "subscription_history", "billing"]) {
    await server.database.outside(`delete from ${table} where user_id = $1`, [personId]);
  }
  await server.database.outside(
    `update profiles set subscription_plan = 'free', subscription_status = 'inactive', current_period_end = null,
      stripe_subscription_id = null where id = $1`,
    [personId],
  );
}

function ordersOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((first, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** A seeded random generator (mulberry32). */
function chanceOf(seed: number): (below: number) => number {
  let state = seed * 0x9e3779b9;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return below === 0 ? 0 : ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
