import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Numbers that people carry. Where a country does not tell these from fixed lines, both; never premium, shared-cost or special ones. */
const carried: ReadonlySet<string> = new Set(["MOBILE", "FIXED_LINE_OR_MOBILE"]);

/**
 * @param typed in international format, however it is spaced
 * @param countries ISO 3166-1 alpha-2; null: all
 * @returns E.164; null for what is no number, or none that a message may be sent to (a satellite's has no country)
 */
export function readPhoneNumber(typed: string, countries: ReadonlySet<string> | null): string | null {
  const read = parsePhoneNumberFromString(typed.normalize("NFKC"), { extract: false });
  if (!read?.isValid() || read.ext) return null;
  const { country } = read;
  if (!country || (countries && !countries.has(country))) return null;
  return carried.has(read.getType() ?? "") ? read.number : null;
}
