/**
 * Queries the provider for a person's subscriptions and writes the result, in one transaction with the id of the event that triggered it.
 * Of an event only the customer is used: late, duplicated or out of order, each leads to the present state.
 */
import type Stripe from "stripe";
import { planPrices } from "#domain/plan/plan.ts";
import { settleSubscription } from "#domain/plan/subscription.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import type { Payments } from "#server/payments/payments.ts";
import type { Services } from "#server/services.ts";
import { type Fact, factsOf, factsOfEvent, replacedComment } from "../facts.ts";
import { type ProviderState, readProviderState } from "../provider-state.ts";
import { asProviderTrouble, isMissing } from "../provider-trouble.ts";
import { type BillingRow, lockBillingRow, readBillingRow } from "../queries/billing-row.ts";
import { writeFacts, writeState } from "./write-state.ts";

export type BillingServices = Pick<Services, "db" | "clock" | "payments" | "log" | "publicUrl">;
const attempts = 8;

type Follow = { readonly event?: Stripe.Event; readonly facts?: readonly Fact[] };

/** @throws AppError `unavailable` when the provider does not respond */
export async function followProvider(
  services: BillingServices,
  scope: OwnerScope,
  facts: readonly Fact[] = [],
): Promise<void> {
  if (!(await follow(services, scope, { facts }))) throw new AppError("unavailable");
}

/**
 * @returns false when the event was processed before.
 * @throws AppError `unavailable` when the provider does not respond
 */
export function followEvent(
  services: BillingServices,
  scope: OwnerScope,
  event: Stripe.Event,
): Promise<boolean> {
  return follow(services, scope, { event });
}

async function follow(
  services: BillingServices,
  scope: OwnerScope,
  { event, facts = [] }: Follow,
): Promise<boolean> {
  const { db, payments } = services;
  const { personId } = scope;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await db.transact(scope, async (tx) => {
      const isKnown = event !== undefined && (await isKnownEvent(tx, event.id));
      return isKnown ? null : readBillingRow(tx, personId);
    });
    if (!before) return false;
    const found = await queryProvider(services, before.stripe_customer_id);
    const state = readProviderState(found.subscriptions, payments);
    const allFacts = [
      ...factsOf(found.subscriptions, found.invoices, payments),
      ...(event ? readFacts(services, event) : []),
      ...facts,
    ];
    const written = await db.transact(scope, async (tx) => {
      const row = await lockBillingRow(tx, personId);
      if (row.looked !== before.looked || row.stripe_customer_id !== before.stripe_customer_id)
        return "again";
      if (event && !(await keepEvent(tx, personId, event, services.clock.now()))) return "known";
      await apply(tx, services, personId, row, state, allFacts);
      return "done";
    });
    if (written === "known") return false;
    if (written === "again") continue;
    await endSurplus(payments, state.surplus);
    return true;
  }
  throw new AppError("unavailable");
}

/** Signed is not well-shaped: an event comes in the version of its endpoint. What cannot be read is left out; the provider is asked anyway. */
function readFacts({ payments, log }: BillingServices, event: Stripe.Event): readonly Fact[] {
  try {
    return factsOfEvent(event, payments);
  } catch {
    const { id: eventId, api_version: version } = event;
    log.warn({ eventId, version }, "the facts of a payment event could not be read");
    return [];
  }
}

type ProviderObjects = {
  readonly subscriptions: readonly Stripe.Subscription[];
  readonly invoices: readonly Stripe.Invoice[];
};

async function queryProvider(
  { payments }: BillingServices,
  customer: string | null,
): Promise<ProviderObjects> {
  if (customer === null) return { subscriptions: [], invoices: [] };
  const { stripe } = await payments.open();
  try {
    const [subscriptions, invoices] = await Promise.all([
      stripe.subscriptions.list({ customer, status: "all", limit: 100 }),
      stripe.invoices.list({ customer, status: "paid", limit: 100 }),
    ]);
    return { subscriptions: subscriptions.data, invoices: invoices.data };
  } catch (error) {
    if (isMissing(error)) return { subscriptions: [], invoices: [] };
    throw asProviderTrouble(error);
  }
}

async function apply(
  tx: Transaction,
  { clock }: BillingServices,
  personId: string,
  row: BillingRow,
  state: ProviderState,
  facts: readonly Fact[],
): Promise<void> {
  const now = clock.now();
  await tx.run({
    text: `insert into billing as b (user_id, looked, updated_at) values ($1, 1, $2)
      on conflict (user_id) do update set looked = b.looked + 1`,
    values: [personId, now],
  });
  const next = nextState(row, state, now.toISOString());
  if (next) await writeState(tx, personId, next.state, { ...next, now });
  await writeFacts(tx, personId, facts);
}

/** Null: nothing changes (nothing was bought, or an admin gave the plan). */
function nextState(row: BillingRow, { current, hasEnded }: ProviderState, now: string) {
  if (current) {
    const { subscription, planId, status, periodEnd, isUnpaid } = current;
    const running = {
      subscription_plan: planPrices[planId].name,
      subscription_status: status,
      current_period_end: periodEnd,
      stripe_subscription_id: subscription.id,
    };
    const state = settleSubscription(running, now);
    const isOver = state.subscription_status === "expired";
    return { state, planId: isOver ? ("free" as const) : planId, hasProblem: !isOver && isUnpaid };
  }
  const wasPaid = row.stripe_subscription_id !== null;
  const isNew = row.subscription_status === "inactive" && hasEnded;
  if (!wasPaid && !isNew) return null;
  const state = {
    subscription_plan: "free",
    subscription_status: "expired",
    current_period_end: null,
    stripe_subscription_id: null,
  } as const;
  return { state, planId: "free" as const, hasProblem: false };
}

const isKnownEvent = async (tx: Transaction, id: string) =>
  (await tx.rows({ text: "select from payment_events where event_id = $1", values: [id] })).length > 0;

const keepEvent = async (tx: Transaction, personId: string, { id, type }: Stripe.Event, now: Date) =>
  (await tx.run({
    text: `insert into payment_events (event_id, user_id, type, received_at) values ($1, $2, $3, $4)
      on conflict do nothing`,
    values: [id, personId, type, now],
  })) > 0;

/** Two concurrent checkouts leave two subscriptions: the older one is ended, its rest is credited to the next invoices. */
async function endSurplus(payments: Payments, surplus: readonly Stripe.Subscription[]): Promise<void> {
  if (surplus.length === 0) return;
  const { stripe } = await payments.open();
  for (const { id } of surplus) {
    // A failure is retried at the next event.
    await stripe.subscriptions
      .cancel(id, { prorate: true, invoice_now: true, cancellation_details: { comment: replacedComment } })
      .catch(() => undefined);
  }
}
