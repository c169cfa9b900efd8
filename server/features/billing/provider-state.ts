/** Derives a person's subscription from the provider's objects. Pure, so the order of events cannot matter. */
import type Stripe from "stripe";
import type { PlanId } from "#domain/plan/plan.ts";
import type { Plan } from "#domain/plan/plan-catalogue.ts";

/** The catalogue: an item with another price, or another amount, gives no plan. */
export type Catalogue = { readonly plans: readonly Plan[]; readonly currency: string };

export type CurrentSubscription = {
  readonly subscription: Stripe.Subscription;
  readonly planId: PlanId;
  readonly status: "active" | "canceled";
  readonly periodEnd: string;
  /** The last payment failed and the provider retries. */
  readonly isUnpaid: boolean;
};

export type ProviderState = {
  /** The running subscription; null when there is none. */
  readonly current: CurrentSubscription | null;
  /** Other running subscriptions: paid twice by mistake, in two open checkouts. */
  readonly surplus: readonly Stripe.Subscription[];
  readonly hasEnded: boolean;
};

const running: ReadonlySet<Stripe.Subscription.Status> = new Set(["active", "trialing", "past_due"]);
const over: ReadonlySet<Stripe.Subscription.Status> = new Set(["canceled", "unpaid"]);

/** @param subscriptions all of one customer's. The newest running one is used. */
export function readProviderState(
  subscriptions: readonly Stripe.Subscription[],
  catalogue: Catalogue,
): ProviderState {
  const alive = subscriptions
    .flatMap((each) => (running.has(each.status) ? (readCurrent(each, catalogue) ?? []) : []))
    .toSorted(
      (a, b) =>
        b.subscription.created - a.subscription.created || (a.subscription.id < b.subscription.id ? 1 : -1),
    );
  const [current = null, ...others] = alive;
  return {
    current,
    surplus: others.map(({ subscription }) => subscription),
    hasEnded: subscriptions.some(({ status }) => over.has(status)),
  };
}

export const isOver = ({ status }: Stripe.Subscription) => over.has(status);

function readCurrent(subscription: Stripe.Subscription, catalogue: Catalogue): CurrentSubscription | null {
  const [item] = subscription.items.data;
  const planId = planOfSubscription(subscription, catalogue);
  if (!item || !planId) return null;
  const cancelsAt =
    subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null);
  return {
    subscription,
    planId,
    status: cancelsAt === null ? "active" : "canceled",
    periodEnd: instantOf(cancelsAt ?? item.current_period_end),
    isUnpaid: subscription.status === "past_due",
  };
}

/** Null unless it is exactly one item of one of our plans at the catalogue's price. */
export function planOfSubscription({ items }: Stripe.Subscription, catalogue: Catalogue): PlanId | null {
  const [item, second] = items.data;
  if (!item || second || (item.quantity ?? 1) !== 1) return null;
  const { price } = item;
  const plan = planOfPrice(price.id, catalogue);
  const isAsSold =
    plan !== null &&
    price.unit_amount === plan.price * 100 &&
    price.currency === catalogue.currency &&
    price.recurring?.interval === (plan.billing === "yearly" ? "year" : "month") &&
    price.recurring.interval_count === 1;
  return isAsSold ? plan.id : null;
}

export function planOfPrice(priceId: string, { plans }: Pick<Catalogue, "plans">): Plan | null {
  return plans.find(({ stripePriceId }) => stripePriceId !== null && stripePriceId === priceId) ?? null;
}

/** @param seconds since 1970, as in the provider's objects. */
export const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString();

export const idOf = (named: string | { readonly id: string } | null | undefined): string | null =>
  typeof named === "string" ? named : (named?.id ?? null);
