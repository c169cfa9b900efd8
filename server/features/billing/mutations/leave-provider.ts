import type { OwnerScope } from "#server/db/scope.ts";
import { asProviderTrouble, isMissing } from "../provider-trouble.ts";
import { readBillingRow } from "../queries/billing-row.ts";
import { type BillingServices, followProvider } from "./follow-provider.ts";
import { withBillingLease } from "./with-billing-lease.ts";

/**
 * Deletes a person at the provider: subscriptions at once, the card, open checkouts. To be called before an account is deleted, and again
 * if it throws: what is already deleted is no error.
 * @throws AppError `unavailable` when the provider does not respond; the account must then not be deleted
 */
export async function leaveProvider(services: BillingServices, scope: OwnerScope): Promise<void> {
  const { db, payments } = services;
  const { personId } = scope;
  await withBillingLease(services, scope, async () => {
    const { stripe_customer_id: customer } = await db.transact(scope, (tx) => readBillingRow(tx, personId));
    if (customer === null) return;
    try {
      await (await payments.open()).stripe.customers.del(customer);
    } catch (error) {
      if (!isMissing(error)) throw asProviderTrouble(error);
    }
    await followProvider(services, scope);
    await db.transact(scope, (tx) => tx.rows({ text: "select keep_customer($1, null)", values: [customer] }));
  });
}
