/**
 * The stand-in payment provider: the real SDK connects to it when no keys are set, so that subscribing works on a fresh machine through the
 * same code. Its API listens on a free loopback port; its pages are served under /standin/.
 */
import { createHmac } from "node:crypto";
import Stripe from "stripe";
import type { Clock } from "#server/clock.ts";
import { isProduction } from "#server/env.ts";
import { freePort, listen } from "#server/http/listen.ts";
import type { PaymentParts } from "#server/payments/payments.ts";
import { column, rowsOf } from "#server/row-shape.ts";
import { standinApi } from "./api.ts";
import { deliverDue, type EventReceiver } from "./deliver-events.ts";
import { standinPrices } from "./prices.ts";
import { openStandinStore, type StandinStore } from "./store.ts";
import { renew } from "./subscriptions.ts";

export type Standin = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly currency: string;
  readonly store: StandinStore;
  /** Processes what is due by now, renewals first; resolves when the webhook was called. */
  tick(): Promise<void>;
  /** Schedules a delivery to the webhook. */
  kick(): void;
  /** Stops deliveries, or resumes them: for tests that deliver by themselves. */
  hold(isHeld: boolean): void;
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** @throws Error in production with real keys: a simulation must never replace real payments. */
export async function createStandin(
  { env, clock, app, authSecret, publicUrl }: PaymentParts,
  receive: EventReceiver,
): Promise<Standin> {
  if (isProduction(env) && env.STRIPE_SECRET_KEY)
    throw new Error("The stand-in payment provider does not start in production beside real keys.");
  const derive = (what: string) => createHmac("sha256", authSecret).update(`standin:${what}`).digest("hex");
  const apiKey = `sk_test_standin_${derive("api")}`;
  const webhookSecret = `whsec_${derive("webhook")}`;
  const store = openStandinStore(app, clock);
  const port = await freePort("127.0.0.1");
  const stripe = new Stripe(apiKey, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    timeout: 5_000,
    telemetry: false,
  });
  let isOnHold = false;
  let running: Promise<void> = Promise.resolve();
  const deliver = () => {
    running = running
      .then(async () => {
        if (isOnHold) return;
        await deliverDue(
          { pool: store.pool, clock, webhooks: stripe.webhooks, secret: webhookSecret },
          receive,
        );
      })
      .catch(() => undefined);
    return running;
  };
  const prices = standinPrices(env.BILLING_CURRENCY);
  const api = standinApi({ store, apiKey, prices, publicUrl, onChange: () => void deliver() });
  const server = await listen(api, { port, hostname: "127.0.0.1", onStop: () => undefined });
  return {
    stripe,
    webhookSecret,
    currency: env.BILLING_CURRENCY,
    store,
    async tick() {
      await renewDue(store, clock);
      await deliver();
    },
    kick: () => void deliver(),
    hold(held) {
      isOnHold = held;
    },
    async settled() {
      let seen: Promise<void>;
      do {
        seen = running;
        await seen;
      } while (seen !== running);
    },
    async close() {
      isOnHold = true;
      await running;
      await server.stop();
      await store.close();
    },
  };
}

/** After a jump of the clock every skipped period is renewed. */
async function renewDue(store: StandinStore, clock: Clock): Promise<void> {
  const due = async () => {
    const text = "select id from standin.objects where due_at <= $1 order by due_at limit 1";
    return rowsOf(await store.pool.query(text, [clock.now()]), { id: column.text })[0]?.id;
  };
  for (let id = await due(), steps = 0; id !== undefined && steps < 500; id = await due(), steps += 1) {
    const at = id;
    await store.change(async (tx) => {
      const subscription = await tx.find("subscription", at);
      const customer = subscription && (await tx.find("customer", subscription.customer));
      const [item] = subscription?.items.data ?? [];
      const when = subscription?.unpaid?.next ?? item?.current_period_end;
      if (!subscription || !customer || when === undefined || when > tx.now) return;
      await renew(tx, customer, subscription, when);
    });
  }
}
