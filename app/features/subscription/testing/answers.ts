/** Responses of the server for tests of the page. */
import type { SoldPlan, SubscriptionResponse } from "#domain/plan/billing.ts";
import { type PlanId, planPrices } from "#domain/plan/plan.ts";
import { planCatalogue } from "#domain/plan/plan-catalogue.ts";

const priceIds = {
  plus_monthly: "price_plus_m",
  plus_yearly: "price_plus_y",
  pro_monthly: "price_pro_m",
  pro_yearly: "price_pro_y",
};

const sold: readonly SoldPlan[] = planCatalogue({
  currency: "usd",
  locale: "en",
  priceIds,
  storage: { free: 1e8, plus: 1e8, pro: null },
  largestFile: 1e7,
}).map(({ displayName, priceDisplay, currency, features, ...plan }) => ({
  ...plan,
  currency: "usd",
  features: [...features],
}));

export function planOf(id: PlanId): SoldPlan {
  const found = sold.find((plan) => plan.id === id);
  if (!found) throw new Error(`no plan ${id}`);
  return found;
}

export function freeAnswer(over: Partial<SubscriptionResponse> = {}): SubscriptionResponse {
  return {
    plan: "free",
    plan_id: "free",
    status: "inactive",
    current_period_end: null,
    cancels_at_period_end: false,
    subscription_id: null,
    payment_problem: false,
    has_portal: false,
    currency: "usd",
    isSimulation: true,
    isAdmin: false,
    hasSupport: true,
    publishableKey: "",
    plans: [...sold],
    history: [],
    quotas: {
      relations: { used: 2, limit: 3 },
      images: { used: 3, limit: 3 },
      storage: null,
      aiMessages: { used: 12, limit: 30, month: "2026-11", renewsOn: "2026-12-01" },
    },
    ...over,
  };
}

export function paidAnswer(id: PlanId, over: Partial<SubscriptionResponse> = {}): SubscriptionResponse {
  return freeAnswer({
    plan: planPrices[id].name,
    plan_id: id,
    status: "active",
    current_period_end: "2027-03-03T10:00:00.000Z",
    subscription_id: "sub_1",
    has_portal: true,
    quotas: {
      relations: { used: 9, limit: 10 },
      images: { used: 4, limit: 10 },
      storage: null,
      aiMessages: { used: 12, limit: 150, month: "2026-11", renewsOn: "2026-12-01" },
    },
    ...over,
  });
}
