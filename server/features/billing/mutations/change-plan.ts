/** Changing the plan in the middle of a period: previewed first, then charged as previewed. */
import type Stripe from "stripe";
import type { PreviewResponse } from "#domain/plan/billing.ts";
import { billingMessages } from "#domain/plan/billing.ts";
import { type Plan, planOfPriceId } from "#domain/plan/plan-catalogue.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { idOf, instantOf } from "../provider-state.ts";
import type { BillingRow } from "../queries/billing-row.ts";
import { type BillingServices, followProvider } from "./follow-provider.ts";
import { findRunning, type Running, readState } from "./running.ts";
import { withBillingLease } from "./with-billing-lease.ts";

/** Seconds that a preview is valid. */
const validity = 15 * 60;

/** @throws AppError `validation` 'Plan invalide'; `conflict` when there is no running subscription, or it has this plan already */
export async function previewChange(
  services: BillingServices,
  scope: OwnerScope,
  priceId: string,
): Promise<PreviewResponse> {
  const plan = soldPlan(services, priceId);
  const running = await findRunning(services, scope);
  const at = Math.floor(services.clock.now().getTime() / 1000);
  return present(await preview(running, plan, at), plan, at);
}

type Change = { readonly priceId: string; readonly prorationDate: number; readonly amountDue: number };

/**
 * @throws AppError `conflict` when the preview has expired or the amount has changed; `payment_failed` when the card is refused, and then
 * nothing has changed
 */
export async function changePlan(
  services: BillingServices,
  scope: OwnerScope,
  { priceId, prorationDate, amountDue }: Change,
): Promise<BillingRow> {
  const plan = soldPlan(services, priceId);
  return withBillingLease(services, scope, async () => {
    const age = services.clock.now().getTime() / 1000 - prorationDate;
    if (age < -1 || age > validity) throw new AppError("conflict", { hint: "Show the preview again." });
    const running = await findRunning(services, scope);
    const shown = present(await preview(running, plan, prorationDate), plan, prorationDate);
    if (shown.amountDue !== amountDue)
      throw new AppError("conflict", { hint: "The amount is another by now." });
    const { stripe, current } = running;
    await stripe.subscriptions.update(current.subscription.id, {
      items: [{ id: itemOf(current.subscription).id, price: priceId }],
      cancel_at_period_end: false,
      proration_behavior: "always_invoice",
      proration_date: prorationDate,
      payment_behavior: "error_if_incomplete",
      metadata: { plan_id: plan.id },
    });
    await followProvider(services, scope);
    return readState(services, scope);
  });
}

function soldPlan({ payments }: BillingServices, priceId: string): Plan {
  const plan = planOfPriceId(payments.plans, priceId);
  if (!plan) throw new AppError("validation", { message: billingMessages.invalidPlan });
  return plan;
}

async function preview(
  { stripe, customer, current }: Running,
  plan: Plan,
  at: number,
): Promise<Stripe.Invoice> {
  const { subscription } = current;
  if (current.planId === plan.id) throw new AppError("conflict", { hint: "This is the plan that runs." });
  return stripe.invoices.createPreview({
    customer,
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: itemOf(subscription).id, price: plan.stripePriceId ?? "" }],
      proration_behavior: "always_invoice",
      proration_date: at,
    },
  });
}

function present(invoice: Stripe.Invoice, plan: Plan, at: number): PreviewResponse {
  const own = invoice.lines.data.filter(
    ({ pricing }) => idOf(pricing?.price_details?.price) === plan.stripePriceId,
  );
  const end = Math.max(...own.map(({ period }) => period.end));
  if (!Number.isFinite(end)) throw new AppError("unavailable");
  const creditLeft = Math.max(0, -(invoice.starting_balance + invoice.total)) / 100;
  return {
    plan_id: plan.id,
    currency: plan.currency,
    amountDue: invoice.amount_due / 100,
    creditLeft,
    lines: invoice.lines.data.map(({ description, amount }) => ({
      description: description ?? "",
      amount: amount / 100,
    })),
    nextPeriodEnd: instantOf(end),
    nextAmount: Math.max(0, plan.price - creditLeft),
    prorationDate: at,
  };
}

function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item.`);
  return item;
}
