import type Stripe from "stripe";
import { billingMessages } from "#domain/plan/billing.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { type CurrentSubscription, readProviderState } from "../provider-state.ts";
import type { BillingRow } from "../queries/billing-row.ts";
import type { BillingServices } from "./follow-provider.ts";
import { readSettled } from "./settle.ts";

export type Running = {
  readonly stripe: Stripe;
  readonly customer: string;
  readonly current: CurrentSubscription;
};

const noSubscription = () => new AppError("conflict", { message: billingMessages.noSubscription });

/**
 * The person's running subscription, read from the provider.
 * @throws AppError `conflict` 'Aucun abonnement actif' when there is none
 */
export async function findRunning(
  { db, payments, clock }: BillingServices,
  scope: OwnerScope,
): Promise<Running> {
  const row = await db.transact(scope, (tx) => readSettled(tx, scope.personId, clock.now()));
  const customer = row.stripe_customer_id;
  if (row.stripe_subscription_id === null || customer === null) throw noSubscription();
  const { stripe } = await payments.open();
  const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  const { current } = readProviderState(data, payments);
  if (!current) throw noSubscription();
  return { stripe, customer, current };
}

/**
 * Checks that the id a client sent is the person's own (product decisions, "The hosted backend").
 * @throws AppError `conflict` when they have none, `forbidden` for any other
 */
export async function findOwn(
  services: BillingServices,
  scope: OwnerScope,
  subscriptionId: string,
): Promise<BillingRow> {
  const { db, clock } = services;
  const row = await db.transact(scope, (tx) => readSettled(tx, scope.personId, clock.now()));
  if (row.stripe_subscription_id === null) throw noSubscription();
  if (row.stripe_subscription_id !== subscriptionId) throw new AppError("forbidden");
  return row;
}

export const readState = ({ db, clock }: BillingServices, scope: OwnerScope): Promise<BillingRow> =>
  db.transact(scope, (tx) => readSettled(tx, scope.personId, clock.now()));
