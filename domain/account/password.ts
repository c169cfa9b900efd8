/** Which passwords are refused (product decisions, "Accounts"). Nothing here stores or logs one. */

import { foldText } from "#domain/text/fold-text.ts";
import { commonPasswords } from "./common-passwords.ts";

const passwordLength = { min: 6, max: 512 } as const;

type PasswordIssue = "too_short" | "too_long" | "common" | "own_name" | "own_address";

export type PasswordOwner = {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
};

/** null when it is accepted. Lengths are in characters as people count them (code points). */
export function checkPassword(password: string, owner: PasswordOwner = {}): PasswordIssue | null {
  const length = [...password].length;
  if (length < passwordLength.min) return "too_short";
  if (length > passwordLength.max) return "too_long";
  if (commonPasswords.has(password.toLowerCase())) return "common";
  const bare = lettersOf(password);
  if (bare !== "" && namesOf(owner).has(bare)) return "own_name";
  if (addressesOf(owner).has(foldText(password))) return "own_address";
  return null;
}

/** The folded letters alone, so that "Camille-2026!" is still "camille". */
function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}]/gu, "");
}

function namesOf({ firstName, lastName }: PasswordOwner): ReadonlySet<string> {
  const [first, last] = [lettersOf(firstName ?? ""), lettersOf(lastName ?? "")];
  return new Set([first, last, first + last, last + first].filter((name) => name.length > 1));
}

function addressesOf({ email }: PasswordOwner): ReadonlySet<string> {
  const address = foldText(email ?? "");
  const [local = "", domain = ""] = address.split("@");
  return new Set([address, local, domain, local + domain].filter((part) => part !== ""));
}
