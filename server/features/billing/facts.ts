/**
 * Facts for the history, one row each. A fact is named after the provider's own object, so that it is written once, however often and in
 * whatever order it is learnt, from an event or by querying the provider.
 */
import type Stripe from "stripe";
import type { PlanId, SubscriptionStatus } from "#domain/plan/plan.ts";
import {
  type Catalogue,
  idOf,
  instantOf,
  isOver,
  planOfPrice,
  planOfSubscription,
} from "./provider-state.ts";

export type Fact = {
  readonly name: string;
  readonly planId: PlanId;
  readonly status: SubscriptionStatus;
  /** In whole units of the currency, with decimals. */
  readonly amount: number;
  readonly currency: string;
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  readonly at: string;
};

/** The comment on a subscription that we end because another replaced it: it is not recorded as an end. */
export const replacedComment = "replaced";

/** The facts that the provider's objects show in their present state. */
export function factsOf(
  subscriptions: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
  catalogue: Catalogue,
): readonly Fact[] {
  return [
    ...invoices.flatMap((invoice) => paidFact(invoice, catalogue) ?? []),
    ...subscriptions.flatMap((each) => [
      ...(canceledFact(each, catalogue) ?? []),
      ...(endedFact(each, catalogue) ?? []),
    ]),
  ];
}

/** Facts that only an event contains: a cancellation that was revoked since. */
export function factsOfEvent(event: Stripe.Event, catalogue: Catalogue): readonly Fact[] {
  if (event.type !== "customer.subscription.updated") return [];
  const { object, previous_attributes: before } = event.data;
  const takenBack = before?.canceled_at;
  const isResumed = typeof takenBack === "number" && before?.items === undefined && !isCanceling(object);
  return [
    ...(canceledFact(object, catalogue) ?? []),
    ...(isResumed ? resumedFact(object, takenBack, instantOf(event.created), catalogue) : []),
  ];
}

export function resumedFact(
  subscription: Stripe.Subscription,
  canceledAt: number,
  at: string,
  catalogue: Catalogue,
): readonly Fact[] {
  return factAbout(subscription, catalogue, {
    name: `resumed:${subscription.id}:${canceledAt}`,
    status: "active",
    at,
  });
}

/** An event of another version of the provider's API may lack either. */
const isCanceling = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription) =>
  cancel_at_period_end || typeof cancel_at === "number";

function canceledFact(subscription: Stripe.Subscription, catalogue: Catalogue): readonly Fact[] | null {
  const { id, canceled_at: canceledAt } = subscription;
  if (typeof canceledAt !== "number" || !isCanceling(subscription)) return null;
  const name = `canceled:${id}:${canceledAt}`;
  return factAbout(subscription, catalogue, { name, status: "canceled", at: instantOf(canceledAt) });
}

/** Formulated like the job that ends a cancelled plan to the second (migration 0007, `expire_subscription`). */
function endedFact(subscription: Stripe.Subscription, catalogue: Catalogue): readonly Fact[] | null {
  const { id, ended_at: endedAt, cancellation_details: details } = subscription;
  if (!isOver(subscription) || details?.comment === replacedComment) return null;
  const at = instantOf(endedAt ?? subscription.canceled_at ?? subscription.created);
  return factAbout(subscription, catalogue, { name: `expired:${id}`, status: "expired", at }).map((fact) => ({
    ...fact,
    periodStart: null,
    periodEnd: at,
  }));
}

function factAbout(
  subscription: Stripe.Subscription,
  catalogue: Catalogue,
  what: Pick<Fact, "name" | "status" | "at">,
): readonly Fact[] {
  const [item] = subscription.items.data;
  const planId = planOfSubscription(subscription, catalogue);
  if (!item || !planId) return [];
  return [
    {
      ...what,
      planId,
      amount: 0,
      currency: subscription.currency.toUpperCase(),
      periodStart: instantOf(item.current_period_start),
      periodEnd: instantOf(item.current_period_end),
    },
  ];
}

function paidFact(invoice: Stripe.Invoice, catalogue: Catalogue): Fact | null {
  const line = soldLine(invoice, catalogue);
  if (invoice.status !== "paid" || !line || !invoice.id) return null;
  if (!idOf(invoice.parent?.subscription_details?.subscription)) return null;
  return {
    name: `invoice:${invoice.id}`,
    planId: line.planId,
    status: "active",
    amount: invoice.amount_paid / 100,
    currency: invoice.currency.toUpperCase(),
    periodStart: instantOf(line.start),
    periodEnd: instantOf(line.end),
    at: instantOf(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

/** The line of the invoice's plan: after a change, a credit for the rest of the old plan is listed too. */
function soldLine(invoice: Stripe.Invoice, catalogue: Catalogue) {
  const sold = invoice.lines.data.flatMap((line) => {
    const priceId = idOf(line.pricing?.price_details?.price);
    const plan = priceId === null ? null : planOfPrice(priceId, catalogue);
    const { start, end } = line.period;
    return plan && line.currency === catalogue.currency
      ? [{ planId: plan.id, amount: line.amount, start, end }]
      : [];
  });
  return sold.reduce<(typeof sold)[number] | null>(
    (best, line) => (best && best.amount > line.amount ? best : line),
    null,
  );
}
