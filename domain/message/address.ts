/** By what somebody can be written to for the first time: an exact e-mail address, telephone number or handle. */
import { emailLength, isEmail } from "#domain/text/email.ts";
import { readHandle } from "./handle.ts";

export const addressKinds = ["email", "phone", "handle"] as const;
type AddressKind = (typeof addressKinds)[number];
/** `value` is in its one spelling: an e-mail address in lower case, a number as E.164, a handle without `@`. */
export type Address = { readonly kind: AddressKind; readonly value: string };

export const addressLength = emailLength;

const phonePattern = /^\+[1-9][0-9]{6,14}$/;

/**
 * What was typed, as an address; null where it is none of the three. A number must be international (`+33 6 12 34 56 78`): without its
 * country nobody can tell whose it is. Whether anybody has the address is said to nobody.
 */
export function readAddress(typed: string): Address | null {
  const text = typed.normalize("NFKC").trim();
  if (text.length > addressLength) return null;
  const handle = readHandle(text);
  if (handle) return { kind: "handle", value: handle };
  const email = text.toLowerCase();
  if (isEmail(email)) return { kind: "email", value: email };
  // `(0)` is what is dialled within the country alone.
  const phone = text
    .replace(/^00/, "+")
    .replace("(0)", "")
    .replace(/[\s().\-/]/g, "");
  return phonePattern.test(phone) ? { kind: "phone", value: phone } : null;
}

/** Whether an address is written in its one spelling. */
export function isAddress({ kind, value }: Address): boolean {
  const read = readAddress(value);
  return read !== null && read.kind === kind && read.value === value;
}
