import type Stripe from "stripe";
import type { Payments } from "#server/payments/payments.ts";
import { replacedComment } from "../facts.ts";

/** Two checkouts paid at once leave two subscriptions: the older one ends, its rest is kept for the next invoices. */
export async function endSurplus(payments: Payments, surplus: readonly Stripe.Subscription[]): Promise<void> {
  if (surplus.length === 0) return;
  const { stripe } = await payments.open();
  for (const { id } of surplus) {
    // What fails here is tried again at the next event.
    await stripe.subscriptions
      .cancel(id, { prorate: true, invoice_now: true, cancellation_details: { comment: replacedComment } })
      .catch(() => undefined);
  }
}
