/** Outside accounts a person may sign in with, each offered only when it is configured (product decisions, "Accounts"). */
import type { Env } from "#server/env.ts";
import { appleSecret, identifyByApple } from "./apple.ts";
import { identifyByGitHub } from "./github.ts";
import { readIdToken } from "./identity.ts";
import { clientOf, type OutsideProvider } from "./provider.ts";

/** Those whose addresses are known without asking. */
export function knownProviders(env: Env, now: Date): readonly OutsideProvider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, APPLE_CLIENT_ID } =
    env;
  return [
    ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET ? [google(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET)] : []),
    ...(GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET ? [gitHub(GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET)] : []),
    ...(APPLE_CLIENT_ID ? [apple(APPLE_CLIENT_ID, appleSecret(env, now))] : []),
  ];
}

/** https://accounts.google.com/.well-known/openid-configuration */
const google = (clientId: string, clientSecret: string): OutsideProvider => ({
  id: "google",
  name: "Google",
  isOpenId: true,
  asked: { scope: "email profile openid", include_granted_scopes: "true" },
  client: clientOf(
    {
      issuer: "https://accounts.google.com",
      authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
      token_endpoint: "https://oauth2.googleapis.com/token",
      jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
      id_token_signing_alg_values_supported: ["RS256"],
    },
    clientId,
    clientSecret,
  ),
  identify: async (tokens) => readIdToken(tokens),
});

/** OAuth 2 alone: who somebody is, its own API says (github.ts). */
const gitHub = (clientId: string, clientSecret: string): OutsideProvider => ({
  id: "github",
  name: "GitHub",
  isOpenId: false,
  asked: { scope: "read:user user:email" },
  client: clientOf(
    {
      issuer: "https://github.com/login/oauth",
      authorization_endpoint: "https://github.com/login/oauth/authorize",
      token_endpoint: "https://github.com/login/oauth/access_token",
    },
    clientId,
    clientSecret,
  ),
  identify(tokens) {
    return identifyByGitHub(this.client, tokens);
  },
});

/** https://appleid.apple.com/.well-known/openid-configuration. It posts a form to whoever asks for an address; the id token in it is not read. */
const apple = (clientId: string, clientSecret: string): OutsideProvider => ({
  id: "apple",
  name: "Apple",
  isOpenId: true,
  asked: { scope: "email name", response_type: "code id_token", response_mode: "form_post" },
  client: clientOf(
    {
      issuer: "https://appleid.apple.com",
      authorization_endpoint: "https://appleid.apple.com/auth/authorize",
      token_endpoint: "https://appleid.apple.com/auth/token",
      jwks_uri: "https://appleid.apple.com/auth/keys",
      id_token_signing_alg_values_supported: ["RS256"],
    },
    clientId,
    clientSecret,
  ),
  identify: async (tokens, sent) => identifyByApple(tokens, sent),
});
