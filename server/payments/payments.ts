/** The payment provider: always its own SDK, connected to the provider itself or to this server's stand-in. */
import type pg from "pg";
import type Stripe from "stripe";
import type { BillingCurrency } from "#domain/plan/billing.ts";
import { type Plan, planCatalogue } from "#domain/plan/plan-catalogue.ts";
import type { Clock } from "#server/clock.ts";
import { type Env, storageLimits } from "#server/env.ts";
import { AppError } from "#server/errors.ts";
import type { EventReceiver } from "#server/standin-payments/deliver-events.ts";
import { standinPriceIds } from "#server/standin-payments/prices.ts";
import type { Standin } from "#server/standin-payments/standin.ts";
import { isLiveKey, isSimulated, paymentFaults, priceIdsOf } from "./payment-settings.ts";

type Provider = { readonly stripe: Stripe; readonly webhookSecret: string };

export type Payments = {
  readonly isSimulation: boolean;
  /** Real money: events of the test mode are then refused, and vice versa. */
  readonly isLive: boolean;
  readonly currency: BillingCurrency;
  readonly publishableKey: string;
  readonly plans: readonly Plan[];
  /** @throws AppError `unavailable` when the settings do not allow taking money. */
  open(): Promise<Provider>;
  /** Null with real keys. Opened at first use: most requests need no payment. */
  standin(): Promise<Standin> | null;
  /** Sets the receiver of the stand-in's events. */
  deliverTo(receive: EventReceiver): void;
  close(): Promise<void>;
};

export type PaymentParts = {
  readonly env: Env;
  readonly clock: Clock;
  readonly app: pg.PoolConfig;
  readonly authSecret: string;
  readonly publicUrl: string;
};

/** @throws Error naming invalid settings, in development only. */
export function createPayments(parts: PaymentParts): Payments {
  const { env } = parts;
  const { BILLING_CURRENCY: currency, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_SECRET_KEY: key } = env;
  const catalogue = (priceIds: Parameters<typeof planCatalogue>[0]["priceIds"]) =>
    planCatalogue({
      currency,
      locale: "en",
      priceIds,
      storage: storageLimits(env),
      largestFile: env.MEDIA_MAX_BYTES,
    });
  if (!isSimulated(env)) {
    const faults = paymentFaults(env);
    const isFit = key !== undefined && faults.length === 0;
    // Otherwise the server starts with a warning, and no plan is on sale (specification, section 5).
    if (faults.length > 0 && env.NODE_ENV === "development") throw new Error(faults.join("\n"));
    let opened: Promise<Provider> | undefined;
    return {
      isSimulation: false,
      isLive: key !== undefined && isLiveKey(key),
      currency,
      publishableKey,
      plans: catalogue(isFit ? priceIdsOf(env) : {}),
      async open() {
        if (!isFit) throw new AppError("unavailable");
        opened ??= openProvider(key, env.STRIPE_WEBHOOK_SECRET ?? "");
        return opened;
      },
      standin: () => null,
      deliverTo: () => undefined,
      close: async () => undefined,
    };
  }
  let receive: EventReceiver = async () => false;
  let opened: Promise<Standin> | undefined;
  const standin = async () => {
    opened ??= import("#server/standin-payments/standin.ts").then(({ createStandin }) =>
      createStandin(parts, (body, signature) => receive(body, signature)),
    );
    return opened;
  };
  return {
    isSimulation: true,
    isLive: false,
    currency,
    publishableKey,
    plans: catalogue(standinPriceIds),
    open: standin,
    standin,
    deliverTo(to) {
      receive = to;
    },
    async close() {
      await (await opened)?.close();
    },
  };
}

async function openProvider(key: string, webhookSecret: string): Promise<Provider> {
  const { default: Stripe } = await import("stripe");
  return { stripe: new Stripe(key, { timeout: 10_000, telemetry: false }), webhookSecret };
}
