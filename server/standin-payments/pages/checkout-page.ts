/** The simulated checkout page with its card field. */
import type { CheckoutSession, Price } from "../objects.ts";
import { html, type Markup, moneyIn, page } from "./page.ts";
import { localeOf, planIn, wordsIn } from "./words.ts";

export type Problem = "unknown_card" | "refused";

export function checkoutPage(session: CheckoutSession, price: Price, problem: Problem | null): string {
  const locale = localeOf(session.locale);
  const words = wordsIn(locale);
  const sum = moneyIn(locale, price.unit_amount, price.currency);
  return page(
    locale,
    words.checkout,
    html`<p class="sum"><span>${planIn(locale, price.nickname)}</span><strong>${sum} ${words.each[price.recurring.interval]}</strong></p>
${problemIn(locale, problem)}
<form method="post">
${cardField(locale, html`<button>${words.pay(sum)}</button>`)}
</form>
<p><a href="${session.cancel_url}">${words.back}</a></p>`,
  );
}

export function bankPage(session: CheckoutSession, price: Price, number: string): string {
  const locale = localeOf(session.locale);
  const words = wordsIn(locale);
  const sum = moneyIn(locale, price.unit_amount, price.currency);
  return page(
    locale,
    words.bank,
    html`<p>${words.bankQuestion(sum)}</p>
<form method="post">
<input type="hidden" name="number" value="${number}">
<button name="bank" value="yes">${words.yes}</button>
<button class="plain" name="bank" value="no">${words.no}</button>
</form>`,
  );
}

export function problemIn(locale: "en" | "fr", problem: Problem | null): Markup {
  if (!problem) return html``;
  const words = wordsIn(locale);
  return html`<p class="problem" role="alert">${problem === "refused" ? words.refused : words.unknownCard}</p>`;
}

/** The field, its button, and a list of test cards. */
export function cardField(locale: "en" | "fr", button: Markup): Markup {
  const words = wordsIn(locale);
  return html`<label for="number">${words.card}</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" maxlength="23" required aria-describedby="cards" value="4242 4242 4242 4242">
${button}
<h2>${words.cards}</h2>
<dl id="cards">
<dt>4242 4242 4242 4242</dt><dd>${words.pays}</dd>
<dt>4000 0000 0000 0002</dt><dd>${words.refuses}</dd>
<dt>4000 0025 0000 3155</dt><dd>${words.asks}</dd>
<dt>4000 0000 0000 0341</dt><dd>${words.refusesLater}</dd>
</dl>`;
}
