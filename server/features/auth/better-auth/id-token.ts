/**
 * Claims of an OpenID Connect provider count only in an id token that was issued for this sign-in: signed by a key of the provider, for
 * this client, with our nonce, not expired (OpenID Connect Core 1.0, 3.1.3.7). Claims that only userinfo contains are ignored.
 */
import { verifyProviderIdToken } from "@better-auth/core/oauth2";
import type { BetterAuthPlugin } from "better-auth";
import { z } from "zod";

type Providers = NonNullable<Parameters<NonNullable<BetterAuthPlugin["init"]>>[0]["socialProviders"]>;
type Provider = Providers[number];

/** Asymmetric signatures only: with a shared secret, or none, others than the provider could sign. */
const algorithms: ReadonlySet<string> = new Set([
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
]);

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string().min(1),
  aud: z.union([z.string(), z.array(z.string()).length(1)]),
  /** Without it the library would take the address from userinfo. */
  email: z.string().min(1),
});
const headSchema = z.object({ alg: z.string().refine((alg) => algorithms.has(alg)) });

/** Wraps every OpenID Connect provider; GitHub, which is none, is queried through its own API. */
export function requireIdTokens(): BetterAuthPlugin {
  return {
    id: "require-id-tokens",
    init: ({ socialProviders }) => ({
      context: { socialProviders: socialProviders.map((each) => (each.idToken ? withIdToken(each) : each)) },
    }),
  };
}

function withIdToken(provider: Provider): Provider {
  const inner = { url: provider.createAuthorizationURL, user: provider.getUserInfo };
  return {
    ...provider,
    requiresIdTokenNonce: true,
    async createAuthorizationURL(data) {
      const url = await inner.url.call(provider, data);
      if (data.idTokenNonce) url.searchParams.set("nonce", data.idTokenNonce);
      return url;
    },
    async getUserInfo(tokens) {
      const { idToken, expectedIdTokenNonce } = tokens;
      if (!idToken || !expectedIdTokenNonce || !isWellFormed(idToken)) return null;
      if (!(await verifyProviderIdToken(provider, idToken, expectedIdTokenNonce))) return null;
      return inner.user.call(provider, tokens);
    },
  };
}

function isWellFormed(idToken: string): boolean {
  const [head = "", claims = ""] = idToken.split(".");
  return headSchema.safeParse(decoded(head)).success && claimsSchema.safeParse(decoded(claims)).success;
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString());
  } catch {
    return null;
  }
}
