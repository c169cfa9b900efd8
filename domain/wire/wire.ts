/**
 * Types shared by both sides of the wire: identifiers, instants and the error object. Field names on the wire are snake_case, as in the
 * specification (section 3).
 */
import { z } from "zod";

declare const brand: unique symbol;
export type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** A person's id: the account's, and `profiles.id`. */
export type PersonId = Branded<string, "PersonId">;

/** A UUID in lower case, as the database writes it: two spellings of one id must never be two rows. */
export const idSchema = z.uuid().toLowerCase();
/** An instant by a device's clock, which may be wrong by millennia: stored as text, never as a timestamp. */
export const deviceTimeSchema = z.iso.datetime({ offset: true });
/** ISO 8601 in UTC, as every `created_at` and `updated_at` is written. */
export const instantSchema = z.iso.datetime({ offset: true }).refine(isInstant, "not_a_date");

/**
 * ISO 8601 within what every side can store: years 1 to 9999, nanoseconds at most, a real offset (PostgreSQL accepts no year 0 and no
 * offset beyond 15:59).
 */
function isInstant(text: string): boolean {
  const [, year, fraction = "", hours = "00", minutes = "00"] =
    /^(\d{4})-.{5}T[\d:]*(?:\.(\d+))?(?:Z|[+-](\d\d):(\d\d))$/.exec(text) ?? [];
  if (year === undefined || fraction.length > 9 || Number(hours) * 60 + Number(minutes) > 14 * 60)
    return false;
  const at = Date.parse(text);
  return at >= firstInstant && at <= lastInstant;
}

const firstInstant = Date.parse("0001-01-01T00:00:00Z");
const lastInstant = Date.parse("9999-12-31T23:59:59.999Z");

/** The shape of every error of the server (specification, section 8); the app's client returns it too. */
export type WireError = {
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
  readonly hint: string | null;
};
