import type { PlanId } from "#domain/plan/plan.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import type { BillingRow } from "../queries/billing-row.ts";
import { type BillingServices, followProvider } from "./follow-provider.ts";
import { readState } from "./running.ts";

/**
 * An admin's own plan, without payment (specification, section 6). A paid subscription is ended at the provider first, at once. To be
 * called for an admin's session only.
 */
export async function giveOwnPlan(
  services: BillingServices,
  scope: OwnerScope,
  plan: PlanId,
): Promise<BillingRow> {
  const { db, payments } = services;
  const { stripe_subscription_id: paid } = await readState(services, scope);
  if (paid !== null) {
    const { stripe } = await payments.open();
    await stripe.subscriptions.cancel(paid);
    await followProvider(services, scope);
  }
  await db.transact(scope, async (tx) => {
    await tx.rows({
      text: "select set_config('app.is_admin', 'true', true), set_config('app.currency', $1, true)",
      values: [payments.currency],
    });
    await tx.rows({ text: "select admin_change_plan($1, $2)", values: [scope.personId, plan] });
  });
  return readState(services, scope);
}
