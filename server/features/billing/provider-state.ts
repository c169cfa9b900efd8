/** What the provider's own objects say a person has. Pure: the order of events cannot matter to it. */
import type Stripe from "stripe";
import type { PlanId } from "#domain/plan/plan.ts";
import type { Plan } from "#domain/plan/plan-catalogue.ts";

/** What is sold: prices that are not of it, or not at its amount, give nothing. */
export type Catalogue = { readonly plans: readonly Plan[]; readonly currency: string };

export type Held = {
  readonly subscription: Stripe.Subscription;
  readonly planId: PlanId;
  readonly status: "active" | "canceled";
  readonly periodEnd: string;
  /** The last payment failed and the provider still tries. */
  readonly isUnpaid: boolean;
};

export type ProviderState = {
  /** What runs; null when nothing does. */
  readonly held: Held | null;
  /** Others that run beside it: paid twice by mistake, from two open checkouts. */
  readonly surplus: readonly Stripe.Subscription[];
  readonly hasEnded: boolean;
};

const running: ReadonlySet<Stripe.Subscription.Status> = new Set(["active", "trialing", "past_due"]);
const over: ReadonlySet<Stripe.Subscription.Status> = new Set(["canceled", "unpaid"]);

/** @param subscriptions all of one customer's. The newest that runs is the one that holds. */
export function readProviderState(
  subscriptions: readonly Stripe.Subscription[],
  catalogue: Catalogue,
): ProviderState {
  const alive = subscriptions
    .flatMap((each) => (running.has(each.status) ? (readHeld(each, catalogue) ?? []) : []))
    .toSorted(
      (a, b) =>
        b.subscription.created - a.subscription.created || (a.subscription.id < b.subscription.id ? 1 : -1),
    );
  const [held = null, ...others] = alive;
  return {
    held,
    surplus: others.map(({ subscription }) => subscription),
    hasEnded: subscriptions.some(({ status }) => over.has(status)),
  };
}

export const isOver = ({ status }: Stripe.Subscription) => over.has(status);

function readHeld(subscription: Stripe.Subscription, catalogue: Catalogue): Held | null {
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

/** Null when it is not one piece of one of our plans at the catalogue's own price. */
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

/** @param seconds since 1970, as the provider counts. */
export const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString();

export const idOf = (named: string | { readonly id: string } | null | undefined): string | null =>
  typeof named === "string" ? named : (named?.id ?? null);
