/** The life cycle of a subscription at the stand-in: bought, changed, cancelled, renewed, given up. */
import {
  type Card,
  type Customer,
  type Invoice,
  itemOf,
  listOf,
  newStandinId,
  type Price,
  type Subscription,
} from "./objects.ts";
import { periodEndOf } from "./prices.ts";
import { draftInvoice, lineOf, prorate } from "./proration.ts";
import type { Store } from "./store.ts";

const retryAfter = 3 * 24 * 3600;
/** The number of refusals after which the provider gives up. */
const attempts = 3;

/** Null when the card is refused; nothing is created then. */
export async function startSubscription(
  store: Store,
  customer: Customer,
  price: Price,
  card: Card,
  metadata: Readonly<Record<string, string>>,
): Promise<Subscription | null> {
  if (card.kind === "refuses" || card.kind === "refuses_later") return null;
  const { now } = store;
  const id = newStandinId("sub");
  const end = periodEndOf(now, price);
  const draft = draftInvoice(
    customer,
    id,
    "subscription_create",
    [lineOf(price, price.unit_amount, price.nickname, now, end)],
    now,
  );
  const subscription: Subscription = {
    id,
    object: "subscription",
    customer: customer.id,
    status: "active",
    created: now,
    currency: price.currency,
    livemode: false,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    cancellation_details: { comment: null },
    metadata,
    items: listOf([
      {
        id: newStandinId("si"),
        object: "subscription_item",
        price,
        quantity: 1,
        current_period_start: now,
        current_period_end: end,
      },
    ]),
    latest_invoice: draft.id,
    unpaid: null,
  };
  await store.put({ ...customer, card, balance: draft.ending_balance });
  await store.put(subscription, end);
  await store.emit("customer.subscription.created", subscription);
  await settleInvoice(store, draft);
  return subscription;
}

async function settleInvoice(store: Store, draft: Invoice, at = store.now): Promise<void> {
  const paid: Invoice = {
    ...draft,
    status: "paid",
    amount_paid: draft.amount_due,
    attempt_count: draft.attempt_count + 1,
    status_transitions: { paid_at: at },
  };
  await store.put(paid);
  await store.emit("invoice.paid", paid, undefined, at);
}

/** Null when the card is refused; nothing changes then. A change revokes a cancellation. */
export async function changePrice(
  store: Store,
  customer: Customer,
  subscription: Subscription,
  price: Price,
  at: number,
): Promise<Subscription | null> {
  // A repeated request changes nothing.
  if (itemOf(subscription).price.id === price.id && !subscription.cancel_at_period_end) return subscription;
  const { lines, start, end } = prorate(subscription, price, at);
  const draft = draftInvoice(customer, subscription.id, "subscription_update", lines, store.now);
  if (draft.amount_due > 0 && !pays(customer.card)) return null;
  const changed: Subscription = {
    ...subscription,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    items: listOf([{ ...itemOf(subscription), price, current_period_start: start, current_period_end: end }]),
    latest_invoice: draft.id,
  };
  await store.put({ ...customer, balance: draft.ending_balance });
  await store.put(changed, end);
  await store.emit("customer.subscription.updated", changed, {
    items: subscription.items,
    ...(subscription.cancel_at_period_end
      ? { cancel_at_period_end: true, canceled_at: subscription.canceled_at }
      : {}),
  });
  await settleInvoice(store, draft);
  return changed;
}

const pays = (card: Card | null) => card?.kind === "pays" || card?.kind === "asks";

/** Cancels at the end of the period, or revokes that. Idempotent. */
export async function setCancellation(
  store: Store,
  subscription: Subscription,
  isCancelled: boolean,
): Promise<Subscription> {
  if (subscription.cancel_at_period_end === isCancelled) return subscription;
  const { current_period_end: end } = itemOf(subscription);
  const changed: Subscription = {
    ...subscription,
    cancel_at_period_end: isCancelled,
    cancel_at: isCancelled ? end : null,
    canceled_at: isCancelled ? store.now : null,
  };
  await store.put(changed, subscription.unpaid?.next ?? end);
  await store.emit("customer.subscription.updated", changed, {
    cancel_at_period_end: !isCancelled,
    canceled_at: subscription.canceled_at,
  });
  return changed;
}

/** Ends it now; the rest of the period is credited to the next invoices. */
export async function endWithCredit(
  store: Store,
  customer: Customer,
  subscription: Subscription,
  comment: string | null,
): Promise<Subscription> {
  const [rest] = prorate(subscription, itemOf(subscription).price, store.now).lines;
  if (subscription.status !== "canceled") {
    await store.put({ ...customer, balance: customer.balance + (rest?.amount ?? 0) });
  }
  return endSubscription(store, { ...subscription, cancellation_details: { comment } });
}

export async function endSubscription(
  store: Store,
  subscription: Subscription,
  at = store.now,
): Promise<Subscription> {
  if (subscription.status === "canceled") return subscription;
  const ended: Subscription = {
    ...subscription,
    status: "canceled",
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    unpaid: null,
  };
  await store.put(ended);
  await store.emit("customer.subscription.deleted", ended, undefined, at);
  return ended;
}

/** Processes what is due at `at`: the end, the next period, or a retry of a payment. */
export async function renew(
  store: Store,
  customer: Customer,
  subscription: Subscription,
  at: number,
): Promise<void> {
  if (subscription.unpaid) return retryPayment(store, customer, subscription, at);
  if (subscription.cancel_at_period_end) {
    await endSubscription(store, subscription, at);
    return;
  }
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodEndOf(start, item.price);
  const line = lineOf(item.price, item.price.unit_amount, item.price.nickname, start, end);
  const draft = draftInvoice(customer, subscription.id, "subscription_cycle", [line], at);
  const next: Subscription = {
    ...subscription,
    items: listOf([{ ...item, current_period_start: start, current_period_end: end }]),
    latest_invoice: draft.id,
  };
  await store.put({ ...customer, balance: draft.ending_balance });
  if (draft.amount_due === 0 || pays(customer.card)) {
    await store.put(next, end);
    await store.emit("customer.subscription.updated", next, { items: subscription.items }, at);
    await settleInvoice(store, draft, at);
  } else await refusePayment(store, next, { ...draft, status: "open" }, 1, at);
}

async function refusePayment(
  store: Store,
  subscription: Subscription,
  invoice: Invoice,
  tried: number,
  at: number,
) {
  const next = at + retryAfter;
  const late: Subscription = {
    ...subscription,
    status: "past_due",
    unpaid: { invoice: invoice.id, attempts: tried, next },
  };
  const open: Invoice = { ...invoice, attempt_count: tried };
  await store.put(open);
  await store.put(late, next);
  await store.emit("invoice.payment_failed", open, undefined, at);
  await store.emit("customer.subscription.updated", late, { status: subscription.status }, at);
}

/** Also called for a new card: the open invoice is charged at once. */
export async function retryPayment(
  store: Store,
  customer: Customer,
  subscription: Subscription,
  at: number,
): Promise<void> {
  const { unpaid } = subscription;
  const invoice = unpaid && (await store.find("invoice", unpaid.invoice));
  if (!unpaid || !invoice) return;
  if (pays(customer.card)) {
    const { current_period_end: end } = itemOf(subscription);
    const paid: Subscription = { ...subscription, status: "active", unpaid: null };
    await store.put(paid, end);
    await store.emit("customer.subscription.updated", paid, { status: "past_due" }, at);
    await settleInvoice(store, invoice, at);
  } else if (unpaid.attempts + 1 >= attempts) await endSubscription(store, subscription, at);
  else await refusePayment(store, subscription, invoice, unpaid.attempts + 1, at);
}
