/** The frame of the hosted pages: one page without script, marked as a simulation. */
import { displayPrice } from "#domain/plan/plan-catalogue.ts";
import { escapeHtml } from "#server/mail/letters/letter.ts";
import { type Locale, wordsIn } from "./words.ts";

/** Markup that is safe to insert; only `html` creates it. */
export type Markup = { readonly markup: string };

/** Inserted values are escaped, unless they are markup. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  const inserted = values.map((value) => {
    if (typeof value === "string") return escapeHtml(value);
    return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
  });
  return { markup: String.raw({ raw: parts }, ...inserted) };
}

export function page(locale: Locale, title: string, content: Markup): string {
  const { markup } = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/standin/style.css">
</head>
<body>
<p class="simulation" role="note">${wordsIn(locale).simulation}</p>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return markup;
}

/** @param cents of `currency` */
export const moneyIn = (locale: Locale, cents: number, currency: string) =>
  displayPrice(cents / 100, { currency, locale });

export const goneIn = (locale: Locale) =>
  page(
    locale,
    wordsIn(locale).gone,
    html`<p>${wordsIn(locale).goneWhy}</p><p><a href="/subscription">${wordsIn(locale).back}</a></p>`,
  );

export const style = `:root { color-scheme: light dark; --paper: #f7f2e7; --ink: #2f221b; --soft: #6b5b50; --line: #cbbfae; --red: #9e2b25; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1815; --ink: #f1e8da; --soft: #b9aa9a; --line: #51463e; --red: #e08a80; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 "Hanken Grotesk", system-ui, sans-serif; }
.simulation { margin: 0; padding: 0.75rem 1rem; text-align: center; background: var(--ink); color: var(--paper); }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font: 500 2rem/1.15 Newsreader, Georgia, serif; margin: 0.5rem 0 1rem; }
h2 { font: 500 1.25rem/1.2 Newsreader, Georgia, serif; margin: 2rem 0 0.5rem; }
.sum { display: flex; justify-content: space-between; gap: 1rem; padding: 0.75rem 0; border-block: 1px solid var(--line); }
.problem { padding: 0.75rem 1rem; border-left: 3px solid var(--red); }
.hint, dd { color: var(--soft); }
label { display: block; margin: 1.25rem 0 0.25rem; }
input { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; letter-spacing: 0.05em; color: inherit; background: transparent; border: 1px solid var(--ink); border-radius: 4px; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; margin: 1rem 0.75rem 0 0; font: inherit; color: var(--paper); background: var(--ink); border: 1px solid var(--ink); border-radius: 4px; cursor: pointer; }
button.plain { color: inherit; background: transparent; }
a { color: inherit; display: inline-block; padding: 0.5rem 0; }
:focus-visible { outline: 2px solid var(--red); outline-offset: 2px; }
dl { display: grid; gap: 0.25rem; margin: 0.5rem 0; }
dt { font-variant-numeric: tabular-nums; }
dd { margin: 0 0 0.5rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
td { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
td:last-child { text-align: right; }
`;
