/** Whether the settings allow taking real money (specification, section 5; docs/self-hosting.md, "Real payments"). */
import { isPaymentUrlAccepted } from "#domain/backend/environment.ts";
import type { PlanId } from "#domain/plan/plan.ts";
import { type Env, isProduction } from "#server/env.ts";
import { isOnlyHere } from "#server/http/guards/network.ts";

type PaidPlanId = Exclude<PlanId, "free">;

/** The provider's price id of each plan, from the settings; a plan without one cannot be bought. */
export function priceIdsOf(env: Env): Readonly<Partial<Record<PaidPlanId, string>>> {
  const named: Readonly<Record<PaidPlanId, string | undefined>> = {
    plus_monthly: env.STRIPE_PRICE_PLUS_MONTHLY,
    plus_yearly: env.STRIPE_PRICE_PLUS_YEARLY,
    pro_monthly: env.STRIPE_PRICE_PRO_MONTHLY,
    pro_yearly: env.STRIPE_PRICE_PRO_YEARLY,
  };
  return Object.fromEntries(Object.entries(named).filter(([, id]) => id !== undefined));
}

/**
 * Without a secret key the server may simulate the provider, and then anyone gets any plan without paying. On a developer's own machine it
 * does so by default; in production, or with a public address, only with PAYMENTS_SIMULATED.
 */
export function isSimulated(env: Env): boolean {
  if (env.STRIPE_SECRET_KEY !== undefined) return false;
  if (env.PAYMENTS_SIMULATED || env.NODE_ENV === "test") return true;
  return !isProduction(env) && isOnlyHere(env);
}

export const isLiveKey = (key: string) => /^[rs]k_live_/.test(key);
const isKey = (key: string) =>
  /^[rs]k_(?:live|test)_\w{8,}$/.test(key) && !/placeholder|xxx|changeme/i.test(key);

/** What prevents taking real payments, one sentence each; empty when there is no secret key, or all is well. */
export function paymentFaults(env: Env): readonly string[] {
  const key = env.STRIPE_SECRET_KEY;
  if (key === undefined) return [];
  const prices = Object.values(priceIdsOf(env));
  const faults: readonly (readonly [boolean, string])[] = [
    [!isKey(key), "STRIPE_SECRET_KEY is not a secret key of the provider."],
    [
      env.STRIPE_PUBLISHABLE_KEY.startsWith("pk_live_") !== isLiveKey(key),
      "STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are not of the same mode.",
    ],
    [!/^whsec_\w+/.test(env.STRIPE_WEBHOOK_SECRET ?? ""), "STRIPE_WEBHOOK_SECRET is missing."],
    [prices.length < 4, "A STRIPE_PRICE_… is missing: each paid plan needs its price."],
    [new Set(prices).size < prices.length, "Two STRIPE_PRICE_… name the same price."],
    [
      !isPaymentUrlAccepted(env.PUBLIC_URL ?? ""),
      "PUBLIC_URL must start with https and be no placeholder before money is taken.",
    ],
  ];
  return faults.flatMap(([isFault, text]) => (isFault ? [text] : []));
}
