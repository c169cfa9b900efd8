/** The simulated billing portal: invoices and the card. */
import type { Customer, Invoice, PortalSession, Subscription } from "../objects.ts";
import { standinPlanOf } from "../prices.ts";
import { cardField, type Problem, problemIn } from "./checkout-page.ts";
import { html, type Markup, moneyIn, page } from "./page.ts";
import { type Locale, localeOf, planIn, wordsIn } from "./words.ts";

export type Portal = {
  readonly session: PortalSession;
  readonly customer: Customer;
  readonly subscription: Subscription | undefined;
  readonly invoices: readonly Invoice[];
};

export function portalPage(portal: Portal, notice: Problem | "kept" | null): string {
  const { session, customer, subscription, invoices } = portal;
  const locale = localeOf(session.locale);
  const words = wordsIn(locale);
  const isCancelled = subscription?.cancel_at_period_end ?? false;
  return page(
    locale,
    words.portal,
    html`${notice === "kept" ? html`<p role="status">${words.kept}</p>` : problemIn(locale, notice)}
<p class="hint">${customer.card ? words.cardEnding(customer.card.last4) : words.noCard}</p>
<form method="post">
${cardField(locale, html`<button name="act" value="card">${words.changeCard}</button>`)}
</form>
<h2>${words.invoices}</h2>
${invoices.length === 0 ? html`<p>${words.noInvoices}</p>` : html`<table>${invoices.map((each) => line(locale, each))}</table>`}
${subscription ? choice(isCancelled ? "resume" : "cancel", isCancelled ? words.resume : words.cancel) : html``}
<p><a href="${session.return_url}">${words.back}</a></p>`,
  );
}

const choice = (act: string, label: string): Markup =>
  html`<form method="post"><button class="plain" name="act" value="${act}">${label}</button></form>`;

function line(locale: Locale, invoice: Invoice): Markup {
  const day = new Intl.DateTimeFormat(locale === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  const words = wordsIn(locale);
  const plans = invoice.lines.data.map(({ pricing }) => standinPlanOf(pricing.price_details.price));
  const planNames = plans.map((plan) => planIn(locale, plan)).join(" → ");
  return html`<tr><td>${day.format(new Date(invoice.created * 1000))}</td><td>${planNames}</td><td>${moneyIn(locale, invoice.amount_due, invoice.currency)}, ${invoice.status === "paid" ? words.paid : words.open}</td></tr>`;
}
