/** A telephone number on the wire: E.164, and whether it was confirmed (specification, sections 3 and 5). */
import { z } from "zod";

const instant = z.iso.datetime();

/** Characters that a person may type for a number. */
export const phoneLength = 40;
/** Milliseconds for which a code that was sent is good. */
export const sentCodeLife = 5 * 60 * 1000;

export const ownPhoneSchema = z.object({
  /** E.164, confirmed; null without one. */
  phone: z.string().nullable(),
  /** A number that waits for the code that was sent to it. */
  check: z.object({ phone: z.string(), expiresAt: instant }).nullable(),
  /** Whether this server can send text messages. */
  canSend: z.boolean(),
});
export type OwnPhone = z.infer<typeof ownPhoneSchema>;
