import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import type { BillingServices } from "./follow-provider.ts";
import { readState } from "./running.ts";

/**
 * The address of the provider's portal with invoices and the card.
 * @throws AppError `conflict` for a person who never paid
 */
export async function openPortal(services: BillingServices, scope: OwnerScope): Promise<string> {
  const { stripe_customer_id: customer, locale } = await readState(services, scope);
  if (customer === null) throw new AppError("conflict");
  const { stripe } = await services.payments.open();
  const session = await stripe.billingPortal.sessions.create({
    customer,
    locale: locale === "fr" ? "fr" : "en",
    return_url: `${services.publicUrl}/subscription`,
  });
  return session.url;
}
