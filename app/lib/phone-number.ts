/**
 * Telephone numbers as people type and read them. The library and its numbers of all countries are loaded when a number is first read or
 * shown (docs/dependencies.md); whether a message may be sent to one is the server's to say.
 */
import type { CountryCode } from "libphonenumber-js/min";
import { loadChunk } from "./chunk-reload.ts";

/** Null where it could not be fetched: the server reads numbers too. */
const library = () => loadChunk("phone-numbers", () => import("libphonenumber-js/min")).catch(() => null);

/** The country of a number typed without one: the region of the browser's language, France for plain French. */
function countryHere(): string | undefined {
  const { language, region } = new Intl.Locale(navigator.language);
  return region ?? (language === "fr" ? "FR" : undefined);
}

/** @returns E.164; null for what is no number */
export async function readPhone(typed: string): Promise<string | null> {
  const phones = await library();
  if (!phones) return /^\s*\+[\d\s().-]{6,}$/.test(typed) ? typed.replace(/[^+\d]/g, "") : null;
  const here = countryHere();
  const country: CountryCode | undefined = here && phones.isSupportedCountry(here) ? here : undefined;
  const read = phones.parsePhoneNumberFromString(typed, {
    extract: false,
    ...(country && { defaultCountry: country }),
  });
  return read?.isPossible() && !read.ext ? read.number : null;
}

/** In groups, as its country writes it abroad. @param phone E.164 */
export async function showPhone(phone: string): Promise<string> {
  return (await library())?.parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
