/** Tokens for outside clients: words and numbers, the same for server and app (docs/decisions/032-tokens-for-scripts.md). */

/** What a token may do: `write` reads too. */
export const tokenScopes = ["read", "write"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** A personal access token begins with it, so that a search for leaked secrets knows what it has found. */
export const personalTokenPrefix = "tendre_pat_";
/** Personal access tokens of one person that work at the same time. */
export const tokenLimit = 20;
/** Characters of a token's name. */
export const tokenNameLength = 60;
/** Days after which a token may end by itself; null: when it is revoked. */
export const tokenLives = [7, 30, 90, 365, null] as const;
export type TokenLife = (typeof tokenLives)[number];
/** Calls that all tokens of one person may make together. */
export const tokenPace = { max: 600, windowSeconds: 600 } as const;

/** Milliseconds that a signed token is good for. */
export const signedTokenLife = 10 * 60 * 1000;
/** Where the public keys of signed tokens are (RFC 7517). */
export const keySetPath = "/.well-known/jwks.json";
/** Milliseconds for which a fetched key set is used before it is asked for again (specification, section 9). */
export const keySetLife = 10 * 60 * 1000;
/** The signature of signed tokens: ECDSA on P-256, which every browser checks. No other is accepted. */
export const tokenAlgorithm = "ES256";
/** The type that the head of a signed token names (RFC 9068), so that no other kind of JWT passes for one. */
export const signedTokenType = "at+jwt";

/** Whom a signed token is for, by the server's address. */
export const audienceOf = (publicUrl: string) => `${publicUrl}/api`;

export function allows(scope: TokenScope, needed: TokenScope): boolean {
  return scope === "write" || needed === "read";
}

type TokenEnds = { readonly expiresAt: string | null; readonly revokedAt: string | null };
export type TokenState = "works" | "expired" | "revoked";

/** What became of a token. One that was revoked before it ran out is revoked. */
export function tokenState({ expiresAt, revokedAt }: TokenEnds, now: Date): TokenState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? "expired" : "works";
}
