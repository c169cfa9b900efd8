/** A real OpenID Connect provider on a port of its own; who is signed in there is said by the test. */
import { Events, OAuth2Server } from "oauth2-mock-server";

export type OpenIdClaims = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
};

export type OpenIdProvider = {
  readonly issuer: string;
  /** Whom the next tokens speak of. */
  signedInAs(claims: OpenIdClaims): void;
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
  server.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, claims);
  });
  return {
    issuer,
    signedInAs(next) {
      claims = next;
    },
    async comeBackFrom(url) {
      const response = await fetch(url, { redirect: "manual" });
      const back = new URL(response.headers.get("location") ?? "");
      return back.pathname + back.search;
    },
    stop: () => server.stop(),
  };
}
