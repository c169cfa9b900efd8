/** Tokens on the wire. The token itself is in one answer only: the one that made it. */
import { z } from "zod";
import { someLine } from "#domain/text/text-schemas.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { type TokenLife, tokenLives, tokenNameLength, tokenScopes } from "./access-token.ts";

export const tokenScopeSchema = z.enum(tokenScopes);

export const newTokenSchema = z.strictObject({
  name: someLine(tokenNameLength),
  scope: tokenScopeSchema,
  /** Days. */
  life: z
    .custom<TokenLife>((value) => tokenLives.some((life) => life === value), "not_allowed")
    .meta({
      enum: tokenLives,
    }),
});

const personalTokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  scope: tokenScopeSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema.nullable(),
  /** The day (UTC) of its newest use. */
  lastUsedOn: z.iso.date().nullable(),
  revokedAt: instantSchema.nullable(),
});
export type PersonalToken = z.infer<typeof personalTokenSchema>;

export const personalTokensSchema = z.object({
  /** Those that work first, each part newest first. */
  tokens: z.array(personalTokenSchema),
});
export const madeTokenSchema = personalTokenSchema.extend({
  /** Told this once. */
  token: z.string(),
});
export type MadeToken = z.infer<typeof madeTokenSchema>;

/** As RFC 6749, section 5.1 names them. */
export const signedTokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  /** Seconds. */
  expires_in: z.int(),
  scope: tokenScopeSchema,
});
