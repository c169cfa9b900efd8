/** The one catalogue of plans, prices and limits (specification, section 9; decisions, "Plans and money"). */

export const planNames = ["free", "plus", "pro"] as const;
export type PlanName = (typeof planNames)[number];
export const planIds = ["free", "plus_monthly", "plus_yearly", "pro_monthly", "pro_yearly"] as const;
export type PlanId = (typeof planIds)[number];
export const subscriptionStatuses = ["inactive", "active", "canceled", "expired"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

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
