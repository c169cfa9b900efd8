/** Outside accounts a person may sign in with, each offered only when it is configured (product decisions, "Accounts"). */
import { createPrivateKey, sign } from "node:crypto";
import type { BetterAuthOptions } from "better-auth";
import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import { z } from "zod";
import { isEmail } from "#domain/text/email.ts";
import type { Env } from "#server/env.ts";

export type Provider = { readonly id: string; readonly name: string };

/** New users are created only after accepting the terms, and with an address that was verified like everyone's. */
const signUpOptions = (env: Env) => ({
  disableImplicitSignUp: true,
  mapProfileToUser: withProperAddress,
  requireEmailVerification: env.AUTH_REQUIRE_EMAIL_CONFIRMATION,
});

const addressSchema = z.string().refine(isEmail);

/** Normalises before any comparison: an address with a look-alike letter (also one that lower-casing would produce) is another address. */
function withProperAddress(profile: object): { email: string } {
  const address = addressSchema.safeParse("email" in profile ? profile.email : null);
  return { email: address.success ? address.data.toLowerCase() : "" };
}

export function socialProviders(env: Env, now: Date): NonNullable<BetterAuthOptions["socialProviders"]> {
  const client = (clientId: string, clientSecret: string) => ({
    ...signUpOptions(env),
    clientId,
    clientSecret,
  });
  return {
    ...(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? { google: client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET) }
      : {}),
    ...(env.GITHUB_CLIENT_ID && env.GITHUB_CLIENT_SECRET
      ? { github: client(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET) }
      : {}),
    ...(env.APPLE_CLIENT_ID ? { apple: client(env.APPLE_CLIENT_ID, appleSecret(env, now)) } : {}),
  };
}

/** Any OpenID Connect provider: the endpoints come from its discovery document, its id tokens are verified. */
export function openIdProviders(env: Env): GenericOAuthConfig[] {
  if (!env.OIDC_ISSUER || !env.OIDC_CLIENT_ID || !env.OIDC_CLIENT_SECRET) return [];
  return [
    {
      providerId: "oidc",
      name: env.OIDC_NAME,
      discoveryUrl: `${env.OIDC_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration`,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      scopes: ["openid", "email", "profile"],
      pkce: true,
      requireIdTokenVerification: true,
      ...signUpOptions(env),
    },
  ];
}

const names: Readonly<Record<string, string>> = { google: "Google", apple: "Apple", github: "GitHub" };
export const providerName = (id: string, env: Env) => (id === "oidc" ? env.OIDC_NAME : (names[id] ?? id));

/**
 * Apple's client secret is a signed JWT valid for six months at most, so it is created at every start
 * (https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret).
 */
function appleSecret(env: Env, now: Date): string {
  const { APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY, APPLE_CLIENT_ID } = env;
  if (!APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY)
    throw new Error("APPLE_CLIENT_ID needs APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY.");
  const issued = Math.floor(now.getTime() / 1000);
  const head = { alg: "ES256", kid: APPLE_KEY_ID };
  const claims = {
    iss: APPLE_TEAM_ID,
    iat: issued,
    exp: issued + 180 * 24 * 60 * 60,
    aud: "https://appleid.apple.com",
    sub: APPLE_CLIENT_ID,
  };
  const unsigned = [head, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const key = createPrivateKey(APPLE_PRIVATE_KEY.replaceAll("\\n", "\n"));
  return `${unsigned}.${sign("sha256", Buffer.from(unsigned), { key, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
}
