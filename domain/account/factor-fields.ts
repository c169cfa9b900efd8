/** The second factor on the wire, under the specification's names (section 4, "MFA factor"). */
import { z } from "zod";
import { factorStatuses, factorTypes } from "./second-factor.ts";

const instant = z.iso.datetime();

/** What somebody who is signing in is told of a factor. */
const offeredFactorSchema = z.object({
  id: z.uuid(),
  factor_type: z.enum(factorTypes),
  friendly_name: z.string(),
});

export const factorSchema = offeredFactorSchema.extend({
  status: z.enum(factorStatuses),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type Factor = z.infer<typeof factorSchema>;

/** A way back that was begun and is not over: it opens at `dueAt` and ends at `until` (factor-loss.ts). */
export const factorLossSchema = z.object({ dueAt: instant, until: instant });
export type FactorLoss = z.infer<typeof factorLossSchema>;

/** A sign-in that waits for its second factor. */
export const pendingSignInSchema = z.object({
  /** Nobody is signed in yet; the name is Better Auth's, which clients know. */
  twoFactorRedirect: z.literal(true),
  email: z.string(),
  expiresAt: instant,
  factors: z.array(offeredFactorSchema),
  hasBackupCodes: z.boolean(),
  /** A passkey of theirs will do as well. */
  hasPasskeys: z.boolean(),
  /** Whether a way back for lost factors can be asked for: there is a password, and a mailbox that was proved. */
  canRecover: z.boolean(),
  /** Null where no way back waits. */
  loss: factorLossSchema.nullable(),
});
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;

export const secondFactorStateSchema = z.object({
  factors: z.array(factorSchema),
  backupCodesLeft: z.int(),
  /** How many; each proves who it is. */
  passkeys: z.int(),
  /** Whether a password can prove who it is. */
  hasPassword: z.boolean(),
  /** Whether a telephone can be a factor here. */
  canSendSms: z.boolean(),
});
export type SecondFactorState = z.infer<typeof secondFactorStateSchema>;

/** What `POST /api/auth/factors` gives, once: the secret is never told again. */
export const newFactorSchema = z.object({
  id: z.uuid(),
  factor_type: z.literal("totp"),
  /** Base32. */
  secret: z.string(),
  uri: z.string(),
});
export type NewFactor = z.infer<typeof newFactorSchema>;

/** The same of a telephone: its challenge sends the first code. */
export const newPhoneFactorSchema = z.object({
  id: z.uuid(),
  factor_type: z.literal("phone"),
  /** E.164. */
  phone: z.string(),
});
export type NewPhoneFactor = z.infer<typeof newPhoneFactorSchema>;
