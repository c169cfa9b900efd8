/**
 * The vocabulary both sides of the wire share: identifiers, instants and the error object.
 * Field names on the wire are snake_case, as the specification writes them (section 3).
 */
import { z } from "zod";

declare const brand: unique symbol;
export type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** A person's id: the account's, and `profiles.id`. */
export type PersonId = Branded<string, "PersonId">;

/** A UUID in lower case, as the database writes it: two spellings of one id must never be two rows. */
export const idSchema = z.uuid().toLowerCase();
/** ISO 8601 in UTC, as every `created_at` and `updated_at` is written. */
export const instantSchema = z.iso.datetime({ offset: true });

/** Every error leaves the server in this shape (specification, section 8), and the app's client returns it too. */
export type WireError = {
  readonly code: string;
  readonly message: string;
  readonly details: unknown;
  readonly hint: string | null;
};
