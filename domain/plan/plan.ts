/** The one catalogue of plans, prices and limits (specification, section 9; product decisions, "Plans and money"). */

export const planNames = ["free", "plus", "pro"] as const;
export type PlanName = (typeof planNames)[number];
export const planIds = ["free", "plus_monthly", "plus_yearly", "pro_monthly", "pro_yearly"] as const;
export type PlanId = (typeof planIds)[number];
export const subscriptionStatuses = ["inactive", "active", "canceled", "expired"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export type Billing = "none" | "monthly" | "yearly";

/** null: unlimited. `aiMessages` is per calendar month in the person's time zone. */
export type PlanLimits = {
  readonly relations: number | null;
  readonly images: number | null;
  readonly aiMessages: number;
  readonly hasStats: boolean;
  readonly hasExport: boolean;
  readonly hasNextCrush: boolean;
  readonly hasPrioritySupport: boolean;
};

export const planLimits: Readonly<Record<PlanName, PlanLimits>> = {
  free: {
    relations: 3,
    images: 3,
    aiMessages: 30,
    hasStats: false,
    hasExport: false,
    hasNextCrush: false,
    hasPrioritySupport: false,
  },
  plus: {
    relations: 10,
    images: 10,
    aiMessages: 150,
    hasStats: true,
    hasExport: true,
    hasNextCrush: false,
    hasPrioritySupport: false,
  },
  pro: {
    relations: null,
    images: null,
    aiMessages: 400,
    hasStats: true,
    hasExport: true,
    hasNextCrush: true,
    hasPrioritySupport: true,
  },
};

/** In whole units of the currency, for one month or one year. The free plan is never bought. */
export const planPrices: Readonly<Record<PlanId, { name: PlanName; billing: Billing; price: number }>> = {
  free: { name: "free", billing: "none", price: 0 },
  plus_monthly: { name: "plus", billing: "monthly", price: 7 },
  plus_yearly: { name: "plus", billing: "yearly", price: 72 },
  pro_monthly: { name: "pro", billing: "monthly", price: 12 },
  pro_yearly: { name: "pro", billing: "yearly", price: 120 },
};

export function isPlanId(text: string): text is PlanId {
  return planIds.some((id) => id === text);
}

/** The id of a plan with a billing interval; `free` has only one. */
export function planIdOf(name: PlanName, billing: Exclude<Billing, "none">): PlanId {
  return name === "free" ? "free" : `${name}_${billing}`;
}

/** A higher rank includes more. */
export function planRank(name: PlanName): number {
  return planNames.indexOf(name);
}

export type Savings = {
  /** The saving of a year compared with twelve months, in whole units of the currency. */
  readonly amount: number;
  readonly percent: number;
  /** The price of a month then, rounded to the unit. */
  readonly perMonth: number;
};

/** The saving of a yearly plan; null for other plans. */
export function yearlySavings(id: PlanId): Savings | null {
  const { name, billing, price } = planPrices[id];
  if (billing !== "yearly") return null;
  const twelveMonths = planPrices[planIdOf(name, "monthly")].price * 12;
  const amount = twelveMonths - price;
  return { amount, percent: Math.round((amount / twelveMonths) * 100), perMonth: Math.round(price / 12) };
}
