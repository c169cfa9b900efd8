/**
 * Claims of an OpenID Connect provider count only in an id token that was issued for this sign-in: signed by a key of the provider, for
 * this client, with our nonce, not expired (OpenID Connect Core 1.0, 3.1.3.7; come-back.ts asks `openid-client` for all of it). Claims that
 * only userinfo contains are ignored.
 */
import { z } from "zod";
import { isEmail } from "#domain/text/email.ts";
import type { OutsideIdentity, OutsideTokens } from "./provider.ts";

/** Asymmetric signatures only: with a shared secret, or none, others than the provider could sign. */
export const algorithms: ReadonlySet<string> = new Set([
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
]);

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string()).length(1)]),
  email: z.string().min(1),
  email_verified: z.unknown(),
  name: z.string().catch(""),
});

export function readIdToken(tokens: Pick<OutsideTokens, "claims">): OutsideIdentity | null {
  const claims = claimsSchema.safeParse(tokens.claims());
  if (!claims.success) return null;
  const { sub, email, email_verified, name } = claims.data;
  return { accountId: sub, email: properAddress(email), isVerified: email_verified === true, name };
}

const addressSchema = z.string().refine(isEmail);

/** Normalises before any comparison: an address with a look-alike letter (also one that lower-casing would produce) is another address. */
export function properAddress(claimed: unknown): string {
  const address = addressSchema.safeParse(claimed);
  return address.success ? address.data.toLowerCase() : "";
}
