/** The data of the subscription page (domain/plan/billing.ts). */
import type { HistoryRow, SoldPlan, StateResponse, SubscriptionResponse } from "#domain/plan/billing.ts";
import type { Plan } from "#domain/plan/plan-catalogue.ts";
import { quotaMonth, quotaRenewsOn } from "#domain/plan/quota.ts";
import type { Session } from "#server/http/session/session.ts";
import type { Payments } from "#server/payments/payments.ts";
import type { BillingRow } from "./queries/billing-row.ts";
import type { AiQuota, Counted } from "./queries/quotas.ts";

type Usage = {
  readonly relations: Counted;
  readonly images: Counted;
  /** Bytes of photos and videos. */
  readonly bytes: number;
  readonly ai: AiQuota;
};

export function presentState(row: BillingRow): StateResponse {
  return {
    plan: row.subscription_plan,
    plan_id: row.plan_id,
    status: row.subscription_status,
    current_period_end: row.current_period_end,
    cancels_at_period_end: row.subscription_status === "canceled",
    subscription_id: row.stripe_subscription_id,
    payment_problem: row.payment_problem,
  };
}

export function presentSubscription(
  row: BillingRow,
  history: readonly HistoryRow[],
  { relations, images, bytes, ai }: Usage,
  { payments, hasSupport }: { readonly payments: Payments; readonly hasSupport: boolean },
  { isAdmin }: Session,
  now: Date,
): SubscriptionResponse {
  const at = now.toISOString();
  const storage = payments.plans.find(({ name }) => name === row.subscription_plan)?.storage ?? null;
  return {
    ...presentState(row),
    has_portal: row.stripe_customer_id !== null,
    currency: payments.currency,
    isSimulation: payments.isSimulation,
    isAdmin,
    hasSupport,
    publishableKey: payments.publishableKey,
    plans: payments.plans.map((plan) => presentPlan(plan, payments, hasSupport)),
    history: [...history],
    quotas: {
      relations: { used: relations.count, limit: relations.limit },
      images: { used: images.count, limit: images.limit },
      storage: storage === null ? null : { used: bytes, limit: storage },
      aiMessages: {
        used: ai.used,
        limit: ai.limit,
        month: quotaMonth(at, row.timezone),
        renewsOn: quotaRenewsOn(at, row.timezone),
      },
    },
  };
}

function presentPlan(plan: Plan, { currency }: Payments, hasSupport: boolean): SoldPlan {
  const { displayName, priceDisplay, ...sold } = plan;
  const features = plan.features.filter((feature) => hasSupport || feature !== "priority_support");
  return { ...sold, currency, features };
}
