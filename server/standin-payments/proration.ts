/** Proration of a change in the middle of a period: the rest of the old plan is credited, the new one charged. */
import {
  type Customer,
  type Invoice,
  itemOf,
  type Line,
  listOf,
  newStandinId,
  type Price,
  type Subscription,
} from "./objects.ts";
import { periodEndOf } from "./prices.ts";

type Change = { readonly lines: readonly Line[]; readonly start: number; readonly end: number };

/** @param at seconds. With the same interval the period stays; another interval starts a new period, paid in full. */
export function prorate(subscription: Subscription, price: Price, at: number): Change {
  const { price: old, current_period_start, current_period_end } = itemOf(subscription);
  const rest = Math.max(0, current_period_end - at) / (current_period_end - current_period_start);
  const isSameInterval = old.recurring.interval === price.recurring.interval;
  const [start, end] = isSameInterval
    ? [current_period_start, current_period_end]
    : [at, periodEndOf(at, price)];
  const charged = isSameInterval ? Math.round(price.unit_amount * rest) : price.unit_amount;
  return {
    start,
    end,
    lines: [
      lineOf(
        old,
        -Math.round(old.unit_amount * rest),
        `Unused time on ${old.nickname}`,
        at,
        current_period_end,
      ),
      lineOf(
        price,
        charged,
        isSameInterval ? `Remaining time on ${price.nickname}` : price.nickname,
        at,
        end,
      ),
    ],
  };
}

export function lineOf(price: Price, amount: number, description: string, start: number, end: number): Line {
  return {
    id: newStandinId("il"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    period: { start, end },
    pricing: { type: "price_details", price_details: { price: price.id } },
  };
}

/** A preview of an invoice: nothing is charged or stored. Credit of the customer is used first. */
export function draftInvoice(
  customer: Customer,
  subscriptionId: string,
  reason: Invoice["billing_reason"],
  lines: readonly Line[],
  now: number,
): Invoice {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const left = customer.balance + total;
  return {
    id: newStandinId("in"),
    object: "invoice",
    customer: customer.id,
    status: "draft",
    created: now,
    currency: lines[0]?.currency ?? "usd",
    livemode: false,
    billing_reason: reason,
    total,
    starting_balance: customer.balance,
    ending_balance: Math.min(0, left),
    amount_due: Math.max(0, left),
    amount_paid: 0,
    attempt_count: 0,
    status_transitions: { paid_at: null },
    lines: listOf(lines),
    parent: { type: "subscription_details", subscription_details: { subscription: subscriptionId } },
  };
}
