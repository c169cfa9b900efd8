import { isolateDirection } from "#app/lib/i18n/isolate-direction.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import { memoize } from "./memoize.ts";

/** English dates and numbers follow British usage, like the spelling of the app. */
export const regionOf: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr-FR" };

const numberFormat = memoize(
  (region: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(region, options),
);
const listFormat = memoize(
  (region: string, type: Intl.ListFormatType) => new Intl.ListFormat(region, { style: "long", type }),
);

/** Thousands are separated by U+00A0: the narrower U+202F is too tight in the interface's font. */
export function widenSpaces(text: string): string {
  return text.replaceAll("\u202f", "\u00a0");
}

export function formatNumber(
  value: number,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string {
  return widenSpaces(numberFormat(regionOf[language], options).format(value));
}

/** `amount` in whole units of the currency; cents are shown only when they are not zero. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const said = formatNumber(amount, language, {
    style: "currency",
    currency: currency.toUpperCase(),
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  return said.replace("-", "\u2212");
}

export function formatList(
  items: readonly string[],
  language: Language,
  type: Intl.ListFormatType = "conjunction",
): string {
  return listFormat(regionOf[language], type).format(items.map(isolateDirection));
}
