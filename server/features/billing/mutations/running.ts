import type Stripe from "stripe";
import { billingMessages } from "#domain/plan/billing.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { type Held, readProviderState } from "../provider-state.ts";
import type { BillingRow } from "../queries/billing-row.ts";
import type { BillingServices } from "./follow-provider.ts";
import { readSettled } from "./settle.ts";

export type Running = { readonly stripe: Stripe; readonly customer: string; readonly held: Held };

const noSubscription = () => new AppError("conflict", { message: billingMessages.noSubscription });

/**
 * The person's running subscription, as the provider knows it this moment.
 * @throws AppError `conflict` 'Aucun abonnement actif' when nothing is paid for
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
  const { held } = readProviderState(data, payments);
  if (!held) throw noSubscription();
  return { stripe, customer, held };
}

/**
 * The id that a client names must be the person's own (product decisions, "The hosted backend").
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
