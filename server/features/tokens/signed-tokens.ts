/**
 * Tokens of ten minutes for outside clients, signed so that anyone with the public key set can check them, and worth nothing once the
 * session that made them is over: the server looks at that with every call (server/http/session/token-gate.ts).
 */
import { errors, importJWK, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import {
  audienceOf,
  signedTokenLife,
  signedTokenType,
  type TokenScope,
  tokenAlgorithm,
} from "#domain/account/access-token.ts";
import { tokenScopeSchema } from "#domain/account/access-token-fields.ts";
import { idSchema } from "#domain/wire/wire.ts";
import type { Clock } from "#server/clock.ts";
import type { MasterKeys } from "#server/crypto/master-keys.ts";
import type { Database } from "#server/db/database.ts";
import type { SignedTokenReader } from "#server/http/session/token-gate.ts";
import { currentSigningKey } from "./mutations/signing-keys.ts";
import { readPublicKey } from "./queries/signing-keys.ts";

/** How a key is named: SHA-256 in base64url (RFC 7638). */
const thumbprint = /^[\w-]{43}$/;
const claimsSchema = z.object({ sub: idSchema, sid: idSchema, scope: tokenScopeSchema });

type Signing = {
  readonly db: Pick<Database, "auth">;
  readonly clock: Clock;
  readonly masters: MasterKeys;
  readonly publicUrl: string;
};
type Bearer = { readonly personId: string; readonly sessionId: string; readonly scope: TokenScope };

export async function signToken(
  { db, clock, masters, publicUrl }: Signing,
  { personId, sessionId, scope }: Bearer,
): Promise<string> {
  const now = clock.now();
  const { kid, key } = await currentSigningKey(db.auth, masters, now);
  return new SignJWT({ sid: sessionId, scope })
    .setProtectedHeader({ alg: tokenAlgorithm, kid, typ: signedTokenType })
    .setSubject(personId)
    .setIssuer(publicUrl)
    .setAudience(audienceOf(publicUrl))
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + signedTokenLife))
    .sign(key);
}

/** What a token says, if one of our keys signed it for us and it is not over; null for any other. */
export function createSignedTokenReader({
  db,
  clock,
  publicUrl,
}: Omit<Signing, "masters">): SignedTokenReader {
  return async (token) => {
    const now = clock.now();
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const jwk = kid && thumbprint.test(kid) ? await readPublicKey(db.auth, kid, now) : undefined;
          if (!jwk) throw new errors.JWKSNoMatchingKey();
          // By our algorithm whatever the token's head says: a public key is never a secret of HMAC.
          return importJWK(jwk, tokenAlgorithm);
        },
        {
          algorithms: [tokenAlgorithm],
          issuer: publicUrl,
          audience: audienceOf(publicUrl),
          typ: signedTokenType,
          currentDate: now,
          requiredClaims: ["exp", "iat", "sub", "sid", "scope"],
        },
      );
      const { sub, sid, scope } = claimsSchema.parse(payload);
      return { personId: sub, sessionId: sid, scope };
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
      throw error;
    }
  };
}
