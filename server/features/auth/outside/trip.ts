/** What an outside sign-in under way must come back with. Kept in the database, found by its state; good once, for ten minutes. */
import { z } from "zod";

/** Milliseconds. */
export const tripLife = 10 * 60_000;

/** Set by us alone (set-out.ts). */
export const tripSchema = z.object({
  provider: z.string(),
  /** The page of ours that it leads back to. */
  page: z.string(),
  /** What the code is worthless without (RFC 7636). */
  verifier: z.string(),
  /** Of the id token; null at a provider that gives none. */
  nonce: z.string().nullable(),
  /** For an account that it may open, as terms and age were accepted; null where they were not asked. */
  newcomer: z
    .object({
      locale: z.enum(["en", "fr"]).optional(),
      timezone: z.string().optional(),
      /** The invitation, as it was typed. */
      invite: z.string().optional(),
    })
    .nullable(),
  /** Whose account the outside one is to open too, asked by which session; null for a sign-in. */
  link: z.object({ personId: z.string(), sessionId: z.string(), email: z.string() }).nullable(),
});
export type Trip = z.infer<typeof tripSchema>;
