import type Stripe from "stripe";
import type { Payments } from "#server/payments/payments.ts";
import { replacedComment } from "../facts.ts";

/** Two concurrent checkouts leave two subscriptions: the older one is ended, its rest is credited to the next invoices. */
export async function endSurplus(payments: Payments, surplus: readonly Stripe.Subscription[]): Promise<void> {
  if (surplus.length === 0) return;
  const { stripe } = await payments.open();
  for (const { id } of surplus) {
    // A failure is retried at the next event.
    await stripe.subscriptions
      .cancel(id, { prorate: true, invoice_now: true, cancellation_details: { comment: replacedComment } })
      .catch(() => undefined);
  }
}
