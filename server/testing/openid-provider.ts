/** A real OpenID Connect provider on a port of its own; the test determines its claims and lies. */
import { Events, OAuth2Server } from "oauth2-mock-server";

type OpenIdClaims = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
};

/** Deviations of the next token. A claim that is undefined is left out. */
export type OpenIdLie = {
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Replaces the signed id token; null: none at all. */
  readonly idToken?: (signed: string) => string | null;
};

/** Of one code; null where there was none. Redeemed only when the verifier is the challenge's (RFC 7636). */
type Redemption = { readonly challenge: string | null; readonly verifier: string | null };

export type OpenIdProvider = {
  readonly issuer: string;
  /** Sets the claims of the next tokens. */
  signedInAs(claims: OpenIdClaims, lie?: OpenIdLie): void;
  /** Every redemption of a code so far: the challenge that its page was asked with, and the verifier that came for it. */
  redemptions(): readonly Redemption[];
  /** Follows the provider's page as a browser would, and returns the path it comes back to. */
  comeBackFrom(url: string): Promise<string>;
  stop(): Promise<void>;
};

export const openIdSettings = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: "tendre",
  OIDC_CLIENT_SECRET: "known to both",
  OIDC_NAME: "The House",
});

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  const issuer = server.issuer.url ?? "";
  let claims: OpenIdClaims = { sub: "nobody" };
  let lie: OpenIdLie = {};
  const challenges = new Map<string, string>();
  const redemptions: Redemption[] = [];
  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }, { url: asked = "" }) => {
    const challenge = new URL(asked, issuer).searchParams.get("code_challenge");
    if (challenge) challenges.set(url.searchParams.get("code") ?? "", challenge);
  });
  server.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, claims, lie.claims);
  });
  server.service.on(Events.BeforeResponse, (response, { body: asked }) => {
    const challenge = challenges.get(asked.code ?? "") ?? null;
    const verifier = asked.code_verifier ?? null;
    redemptions.push({ challenge, verifier });
    // A verifier that came was compared by the server; it asks for none.
    if (challenge !== null && verifier === null)
      Object.assign(response, { statusCode: 400, body: { error: "invalid_grant" } });
    const { body } = response;
    if (!lie.idToken || typeof body !== "object" || body === null || typeof body.id_token !== "string")
      return;
    const idToken = lie.idToken(body.id_token);
    if (idToken === null) Reflect.deleteProperty(body, "id_token");
    else body.id_token = idToken;
  });
  // Userinfo makes every claim as convincing as possible.
  server.service.on(Events.BeforeUserinfo, (response) => {
    response.body = { ...claims, email_verified: true };
  });
  return {
    issuer,
    signedInAs(next, how = {}) {
      claims = next;
      lie = how;
    },
    redemptions: () => redemptions,
    async comeBackFrom(url) {
      const response = await fetch(url, { redirect: "manual" });
      const back = new URL(response.headers.get("location") ?? "");
      return back.pathname + back.search;
    },
    stop: () => server.stop(),
  };
}
