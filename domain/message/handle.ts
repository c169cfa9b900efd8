/**
 * A handle: the name by which somebody can be written to without an e-mail address or a telephone number, like `camille.4821`. The person
 * chooses the name; the server adds four digits at random among those that are free. So nobody is ever told that a handle is taken, which
 * would say who is here, and nobody can choose the digits of a name that looks like another's (docs/decisions/048-messages.md).
 */

/** Letters of the name that the person chooses. */
export const handleNameLimits = { min: 2, max: 20 } as const;

/** The letters a to z alone: no letter of another alphabet, accent, digit or sign that looks like one of them. */
const namePattern = /^[a-z]{2,20}$/;
const handlePattern = /^[a-z]{2,20}\.[0-9]{4}$/;

/** What was typed for the name, as it would be kept; null where it is none: "Camille" is `camille`, "cаmille" with a Cyrillic а is none. */
export function readHandleName(typed: string): string | null {
  const name = typed.trim().toLowerCase();
  return namePattern.test(name) ? name : null;
}

/** A whole handle as it was typed, with or without `@`; null where it is none. */
export function readHandle(typed: string): string | null {
  const handle = typed.trim().toLowerCase().replace(/^@/, "");
  return handlePattern.test(handle) ? handle : null;
}

/** @param digits 0 to 9999 */
export const handleOf = (name: string, digits: number): string =>
  `${name}.${String(digits).padStart(4, "0")}`;
