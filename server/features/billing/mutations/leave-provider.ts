import type { OwnerScope } from "#server/db/scope.ts";
import { asProviderTrouble, isMissing } from "../provider-trouble.ts";
import { readBillingRow } from "../queries/billing-row.ts";
import { type BillingServices, followProvider } from "./follow-provider.ts";

/**
 * Deletes a person at the provider: subscriptions at once, the card, open checkouts. To be called under the billing lease before an account
 * is deleted, and again if it throws: what is already deleted is no error.
 * @throws AppError `unavailable` when the provider does not respond; the account must then not be deleted
 */
export async function leaveProvider(services: BillingServices, scope: OwnerScope): Promise<void> {
  const { db, payments, log } = services;
  const { personId } = scope;
  const { stripe_customer_id: customer } = await db.transact(scope, (tx) => readBillingRow(tx, personId));
  if (customer === null) return;
  try {
    await (await payments.open()).stripe.customers.del(customer);
  } catch (error) {
    if (!isMissing(error)) throw asProviderTrouble(error);
  }
  // It is deleted there, which nothing takes back: what cannot be written of it here goes with the account.
  try {
    await followProvider(services, scope);
    await db.transact(scope, (tx) => tx.rows({ text: "select keep_customer($1, null)", values: [customer] }));
  } catch {
    log.warn({}, "what was deleted at the payment provider is not written here");
  }
}
