/** Codes that let people open an account while sign-up is by invitation. */
import { z } from "zod";
import { someLine } from "#domain/text/text-schemas.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";

/** Invitations that can be used at one time. */
export const inviteLimit = 200;
/** Days after which an invitation may end by itself; null: when it is used up or revoked. */
export const inviteLives = [7, 30, 90, null] as const;

/** Without letters and digits that are mistaken for one another; 59 bits. */
export const inviteSigns = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const inviteCodeLength = 12;

/** As it may be typed: any case, with or without its hyphens. */
export const inviteCodeSchema = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replace(/[\s-]+/g, ""))
  .pipe(z.string().regex(new RegExp(`^[${inviteSigns}]{${inviteCodeLength}}$`)));

/** In groups of four, to be read aloud. */
export const spellInvite = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

export const newInviteSchema = z.strictObject({
  label: someLine(80),
  most: z.int().min(1).max(10_000),
  life: z
    .custom<(typeof inviteLives)[number]>(
      (value) => inviteLives.some((life) => life === value),
      "not_allowed",
    )
    .meta({ enum: inviteLives }),
});
export type NewInvite = z.infer<typeof newInviteSchema>;

export const inviteSchema = z.object({
  id: idSchema,
  label: z.string(),
  most: z.int(),
  used: z.int(),
  createdAt: instantSchema,
  expiresAt: instantSchema.nullable(),
  revokedAt: instantSchema.nullable(),
});
export type Invite = z.infer<typeof inviteSchema>;

type InviteState = "works" | "used" | "expired" | "revoked";

export function inviteState(invite: Invite, now: Date): InviteState {
  if (invite.revokedAt !== null) return "revoked";
  if (invite.used >= invite.most) return "used";
  return invite.expiresAt !== null && Date.parse(invite.expiresAt) <= now.getTime() ? "expired" : "works";
}
