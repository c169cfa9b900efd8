/** The states of a subscription and their transitions (specification, sections 4 and 6). */
import type { PlanName, SubscriptionStatus } from "./plan.ts";

/** The money columns of `profiles`. `current_period_end` is an instant, ISO 8601. */
export type Subscription = {
  readonly subscription_plan: PlanName;
  readonly subscription_status: SubscriptionStatus;
  readonly current_period_end: string | null;
  readonly stripe_subscription_id: string | null;
};

export const noSubscription: Subscription = {
  subscription_plan: "free",
  subscription_status: "inactive",
  current_period_end: null,
  stripe_subscription_id: null,
};

function hasPassed(instant: string | null, now: string): boolean {
  return instant !== null && Date.parse(instant) <= Date.parse(now);
}

/**
 * The subscription at `now`, to the second. One that is canceled and over becomes free and expired, without ids; so does a plan that an
 * admin gave, since nothing renews it. An active plan that the provider renews stays: whether to give up a late or failed payment is the
 * provider's decision (product decisions, "Plans and money").
 */
export function settleSubscription(subscription: Subscription, now: string): Subscription {
  const { subscription_status: status, stripe_subscription_id: id } = subscription;
  const ends = status === "canceled" || (status === "active" && id === null);
  if (!ends || !hasPassed(subscription.current_period_end, now)) return subscription;
  return { ...noSubscription, subscription_status: "expired" };
}

/** The plan whose limits apply at `now`; free when in doubt. */
export function planAt(subscription: Subscription, now: string): PlanName {
  const { subscription_plan, subscription_status } = settleSubscription(subscription, now);
  return subscription_status === "active" || subscription_status === "canceled" ? subscription_plan : "free";
}

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason };

/** Cancels at the end of the period. `no_subscription` is 'Aucun abonnement actif'. */
export function cancelSubscription(
  subscription: Subscription,
): { readonly ok: true; readonly subscription: Subscription } | Refused<"no_subscription"> {
  if (subscription.stripe_subscription_id === null || subscription.subscription_status !== "active") {
    return { ok: false, reason: "no_subscription" };
  }
  return { ok: true, subscription: { ...subscription, subscription_status: "canceled" } };
}

/** Revokes a cancellation before the period ends. */
export function resumeSubscription(
  subscription: Subscription,
  now: string,
): { readonly ok: true; readonly subscription: Subscription } | Refused<"not_canceled" | "period_over"> {
  if (subscription.subscription_status !== "canceled") return { ok: false, reason: "not_canceled" };
  if (subscription.stripe_subscription_id === null || hasPassed(subscription.current_period_end, now)) {
    return { ok: false, reason: "period_over" };
  }
  return { ok: true, subscription: { ...subscription, subscription_status: "active" } };
}
