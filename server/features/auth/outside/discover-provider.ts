/** Any OpenID Connect provider: its addresses come from its discovery document, asked for once, when the server starts. */
import { allowInsecureRequests, discovery, type ServerMetadata } from "openid-client";
import type { Env } from "#server/env.ts";
import { algorithms, readIdToken } from "./identity.ts";
import { clientOf, type OutsideProvider, providerPatience } from "./provider.ts";

/** @returns null where none is configured, or its document could not be had or says too little */
export async function discoverProvider(env: Env): Promise<OutsideProvider | null> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  // One inside the operator's own network may be without TLS. Where it has it, all of its addresses must.
  const execute = OIDC_ISSUER.startsWith("http:") ? [allowInsecureRequests] : [];
  // Asked by its whole address, as its document may name it otherwise (a slash at the end, its public name): that name is what tokens must say.
  const document = new URL(`${OIDC_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration`);
  const found = await discovery(document, OIDC_CLIENT_ID, undefined, undefined, {
    execute,
    timeout: providerPatience,
  }).catch(() => null);
  if (!found) return null;
  const server = readServer(found.serverMetadata());
  if (!server) return null;
  const client = clientOf(server, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET);
  for (const each of execute) each(client);
  return {
    id: "oidc",
    name: OIDC_NAME,
    client,
    isOpenId: true,
    asked: { scope: "openid email profile" },
    identify: async (tokens) => readIdToken(tokens),
  };
}

/** What of the document is used. */
function readServer(told: ServerMetadata): ServerMetadata | null {
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = told;
  const signedBy = (told.id_token_signing_alg_values_supported ?? [...algorithms]).filter((each) =>
    algorithms.has(each),
  );
  if (!authorization_endpoint || !token_endpoint || !jwks_uri || signedBy.length === 0) return null;
  return {
    ...{ issuer, authorization_endpoint, token_endpoint, jwks_uri },
    id_token_signing_alg_values_supported: signedBy,
    authorization_response_iss_parameter_supported:
      told.authorization_response_iss_parameter_supported === true,
  };
}
