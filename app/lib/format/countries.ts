import type { Language } from "#app/lib/i18n/language.ts";
import { memoize } from "./memoize.ts";
import { regionOf } from "./numbers.ts";

const countryNames = memoize((region: string) => new Intl.DisplayNames(region, { type: "region" }));

/** "Belgium" for BE; the code itself when it is not a country. */
export function formatCountry(code: string, language: Language): string {
  try {
    return countryNames(regionOf[language]).of(code) ?? code;
  } catch {
    return code;
  }
}
