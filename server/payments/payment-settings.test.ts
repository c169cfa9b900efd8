import { expect, test } from "vitest";
import { systemClock } from "#server/clock.ts";
import { readEnv } from "#server/env.ts";
import { paymentFaults } from "./payment-settings.ts";
import { createPayments } from "./payments.ts";

const fit = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://tendre.test",
  STRIPE_SECRET_KEY: "sk_live_abcdefgh12345678",
  STRIPE_PUBLISHABLE_KEY: "pk_live_abcdefgh12345678",
  STRIPE_WEBHOOK_SECRET: "whsec_abcdefgh",
  STRIPE_PRICE_PLUS_MONTHLY: "price_1",
  STRIPE_PRICE_PLUS_YEARLY: "price_2",
  STRIPE_PRICE_PRO_MONTHLY: "price_3",
  STRIPE_PRICE_PRO_YEARLY: "price_4",
};
const faults = (settings: Record<string, string>) => paymentFaults(readEnv({ ...fit, ...settings }));
const payments = (settings: Record<string, string>) => {
  const publicUrl = "https://tendre.test";
  return createPayments({ env: readEnv(settings), clock: systemClock, app: {}, authSecret: "x", publicUrl });
};

test("settings that are fit take money, and sell the five plans", async () => {
  expect(faults({})).toEqual([]);
  const { isSimulation, isLive, plans } = payments(fit);
  expect({ isSimulation, isLive }).toEqual({ isSimulation: false, isLive: true });
  expect(plans.map(({ stripePriceId }) => stripePriceId)).toEqual([
    null,
    "price_1",
    "price_2",
    "price_3",
    "price_4",
  ]);
});

test("without a secret key there is nothing to check: payments are simulated", () => {
  expect(paymentFaults(readEnv({}))).toEqual([]);
  expect(payments({})).toMatchObject({
    isSimulation: true,
    isLive: false,
    publishableKey: "pk_test_placeholder",
  });
});

test.for([
  ["a secret key that is none", { STRIPE_SECRET_KEY: "sk_live_placeholder" }, 1],
  ["keys of two modes", { STRIPE_PUBLISHABLE_KEY: "pk_test_abcdefgh12345678" }, 1],
  ["no secret for the webhook", { STRIPE_WEBHOOK_SECRET: "" }, 1],
  ["a plan without a price", { STRIPE_PRICE_PRO_YEARLY: "" }, 1],
  ["two plans at one price", { STRIPE_PRICE_PRO_YEARLY: "price_1" }, 1],
  ["an address in clear", { PUBLIC_URL: "http://tendre.test" }, 1],
  ["a placeholder for an address", { PUBLIC_URL: "https://your-domain.test" }, 1],
  ["no address", { PUBLIC_URL: "" }, 1],
] as const)("%s takes no money: nothing is on sale and no payment is begun", async ([, settings, count]) => {
  expect(faults(settings)).toHaveLength(count);
  const refused = payments({ ...fit, ...settings });
  expect(refused.plans.every(({ stripePriceId }) => stripePriceId === null)).toBe(true);
  await expect(refused.open()).rejects.toMatchObject({ code: "unavailable" });
});

test("in development settings that are not fit stop the start", () => {
  expect(() => payments({ ...fit, NODE_ENV: "development", PUBLIC_URL: "" })).toThrow(/PUBLIC_URL/);
});

test("with real keys there is no simulation, and its pages are not there", () => {
  expect(payments(fit).standin()).toBeNull();
});

test.for([
  ["production", { NODE_ENV: "production" }],
  ["a public address with nothing else set", { PUBLIC_URL: "https://tendre.test" }],
  ["staging for others", { NODE_ENV: "staging", PUBLIC_URL: "https://tendre.test" }],
] as const)("%s without a secret key sells nothing and gives nothing away", async ([, settings]) => {
  const closed = payments(settings);
  expect({ isSimulation: closed.isSimulation, isLive: closed.isLive }).toEqual({
    isSimulation: false,
    isLive: false,
  });
  expect(closed.plans.every(({ stripePriceId }) => stripePriceId === null)).toBe(true);
  expect(closed.standin()).toBeNull();
  await expect(closed.open()).rejects.toMatchObject({ code: "unavailable" });
  expect(payments({ ...settings, PAYMENTS_SIMULATED: "true" }).isSimulation).toBe(true);
});
