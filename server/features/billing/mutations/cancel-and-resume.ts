import { billingMessages } from "#domain/plan/billing.ts";
import { cancelSubscription, resumeSubscription } from "#domain/plan/subscription.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { resumedFact } from "../facts.ts";
import type { BillingRow } from "../queries/billing-row.ts";
import { type BillingServices, followProvider } from "./follow-provider.ts";
import { findOwn, findRunning, readState } from "./running.ts";

/**
 * Keeps the plan to the end of its period. Asked twice at once it is one cancellation.
 * @throws AppError `conflict` 'Aucun abonnement actif', `forbidden` for another's id
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
 * Takes a cancellation back while the period lasts.
 * @throws AppError `conflict` when there is none, or the period is over
 */
export async function resumePlan(
  services: BillingServices,
  scope: OwnerScope,
  subscriptionId: string,
): Promise<BillingRow> {
  const row = await findOwn(services, scope, subscriptionId);
  if (!resumeSubscription(row, services.clock.now().toISOString()).ok) throw new AppError("conflict");
  const { stripe, held } = await findRunning(services, scope);
  const { canceled_at: canceledAt } = held.subscription;
  const resumed = await stripe.subscriptions.update(held.subscription.id, { cancel_at_period_end: false });
  const at = services.clock.now().toISOString();
  const facts = canceledAt === null ? [] : resumedFact(resumed, canceledAt, at, services.payments);
  await followProvider(services, scope, facts);
  return readState(services, scope);
}
