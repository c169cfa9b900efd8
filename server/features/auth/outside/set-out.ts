/** The way to a provider's page. */
import type { Context } from "hono";
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { AppError } from "#server/errors.ts";
import { keepTrip } from "#server/features/auth/mutations/trips.ts";
import type { Services } from "#server/services.ts";
import { stateCookie } from "./state-cookie.ts";
import type { Trip } from "./trip.ts";

/** Where providers lead back to; registered there by whoever runs the server (docs/self-hosting.md). */
export const callbackUrl = ({ publicUrl }: Pick<Services, "publicUrl">, provider: string) =>
  `${publicUrl}/api/auth/callback/${provider}`;

/**
 * Gives the browser the cookie that its way back needs.
 * @throws AppError `unknown_provider`
 */
export async function setOut(
  services: Services,
  c: Context,
  asked: Omit<Trip, "verifier" | "nonce">,
): Promise<{ url: string; redirect: false }> {
  const provider = await services.accounts.provider(asked.provider);
  if (!provider) throw new AppError("unknown_provider");
  const [state, verifier] = [randomState(), randomPKCECodeVerifier()];
  const nonce = provider.isOpenId ? randomNonce() : null;
  await keepTrip(services.db.auth, state, { ...asked, verifier, nonce }, services.clock.now());
  stateCookie(services).set(c, state);
  const url = buildAuthorizationUrl(provider.client, {
    redirect_uri: callbackUrl(services, provider.id),
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(nonce === null ? {} : { nonce }),
    ...provider.asked,
  });
  return { url: url.href, redirect: false };
}
