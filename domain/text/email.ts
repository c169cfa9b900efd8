/**
 * An e-mail address, by the HTML standard's own grammar ("valid e-mail address"), which a field of `type="email"` has passed already; and its
 * domain has a dot, since no mail leads to a bare name. Every place that takes an address asks here.
 */

/** UTF-16 units at most: what mail carries (RFC 5321). */
export const emailLength = 254;

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const grammar = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`, "i");

/** `no_at`: without an @; `no_end`: a domain without a dot, or nothing after it. */
type EmailFault = "no_at" | "no_end" | "other";

/** What is wrong with an address; null for one that is one. `address`: without white space around it. */
export function checkEmail(address: string): EmailFault | null {
  if (address.length <= emailLength && grammar.test(address)) return null;
  if (!address.includes("@")) return "no_at";
  return /^[^\s@]+@[^\s@.]+\.?$/.test(address) ? "no_end" : "other";
}

export const isEmail = (address: string): boolean => checkEmail(address) === null;
