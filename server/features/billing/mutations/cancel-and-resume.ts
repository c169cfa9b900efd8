import { billingMessages } from "#domain/plan/billing.ts";
import { cancelSubscription, resumeSubscription } from "#domain/plan/subscription.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { resumedFact } from "../facts.ts";
import type { BillingRow } from "../queries/billing-row.ts";
import { type BillingServices, followProvider } from "./follow-provider.ts";
import { findOwn, findRunning, readState } from "./running.ts";

/**
 * Cancels the plan at the end of its period. Two concurrent requests make one cancellation.
 * @throws AppError `conflict` 'Aucun abonnement actif', `forbidden` for another person's id
 */
export async function cancelPlan(
  services: BillingServices,
  scope: OwnerScope,
  subscriptionId: string,
): Promise<BillingRow> {
  const row = await findOwn(services, scope, subscriptionId);
  if (!cancelSubscription(row).ok)
    throw new AppError("conflict", { message: billingMessages.noSubscription });
  const { stripe } = await services.payments.open();
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
  await followProvider(services, scope);
  return readState(services, scope);
}

/**
 * Revokes a cancellation before the period ends.
 * @throws AppError `conflict` when there is none, or the period is over
 */
export async function resumePlan(
  services: BillingServices,
  scope: OwnerScope,
  subscriptionId: string,
): Promise<BillingRow> {
  const row = await findOwn(services, scope, subscriptionId);
  if (!resumeSubscription(row, services.clock.now().toISOString()).ok) throw new AppError("conflict");
  const { stripe, current } = await findRunning(services, scope);
  const { canceled_at: canceledAt } = current.subscription;
  const resumed = await stripe.subscriptions.update(current.subscription.id, { cancel_at_period_end: false });
  const at = services.clock.now().toISOString();
  const facts = canceledAt === null ? [] : resumedFact(resumed, canceledAt, at, services.payments);
  await followProvider(services, scope, facts);
  return readState(services, scope);
}
