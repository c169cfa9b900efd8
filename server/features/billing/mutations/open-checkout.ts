import type { Plan } from "#domain/plan/plan-catalogue.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { readProviderState } from "../provider-state.ts";
import { readBillingRow } from "../queries/billing-row.ts";
import { ensureCustomer } from "./customer.ts";
import { type BillingServices, followProvider } from "./follow-provider.ts";
import { withBillingLease } from "./with-billing-lease.ts";

/**
 * The address of the payment page. Only one checkout of a person is open at a time.
 * @throws AppError `conflict` when a subscription is running: it is changed, not bought twice
 */
export async function openCheckout(
  services: BillingServices,
  scope: OwnerScope,
  { stripePriceId, id: planId }: Plan,
  email: string,
): Promise<string> {
  const { db, payments, publicUrl } = services;
  const { personId } = scope;
  return withBillingLease(services, scope, async () => {
    const row = await db.transact(scope, (tx) => readBillingRow(tx, personId));
    const customer = await ensureCustomer(services, scope, row.stripe_customer_id, email);
    const { stripe } = await payments.open();
    const found = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
    if (readProviderState(found.data, payments).current) {
      await followProvider(services, scope);
      throw new AppError("conflict", { message: "A subscription is running already" });
    }
    const open = await stripe.checkout.sessions.list({ customer, status: "open" });
    for (const { id } of open.data) await stripe.checkout.sessions.expire(id).catch(() => undefined);
    const metadata = { user_id: personId, plan_id: planId };
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      client_reference_id: personId,
      line_items: [{ price: stripePriceId ?? "", quantity: 1 }],
      locale: row.locale === "fr" ? "fr" : "en",
      success_url: `${publicUrl}/subscription?checkout=success`,
      cancel_url: `${publicUrl}/subscription?checkout=canceled`,
      metadata,
      subscription_data: { metadata },
    });
    if (!session.url) throw new AppError("unavailable");
    return session.url;
  });
}
