/**
 * The way back from a provider: what it says is checked, then somebody is signed in, opens an account, or has one more way into theirs.
 * A refusal is a page of ours with its reason; what each means, the app says (app/features/auth/auth-callback-page.tsx).
 */
import type { Context } from "hono";
import { authorizationCodeGrant, ClientError } from "openid-client";
import { linkAccount } from "#server/features/auth/mutations/outside-accounts.ts";
import { endTrip } from "#server/features/auth/mutations/trips.ts";
import { findTrip } from "#server/features/auth/queries/trips.ts";
import { ownPath } from "#server/http/guards/own-path.ts";
import type { Services } from "#server/services.ts";
import { enterFromOutside } from "./enter-from-outside.ts";
import type { OutsideIdentity, OutsideProvider } from "./provider.ts";
import { callbackUrl } from "./set-out.ts";
import { stateCookie } from "./state-cookie.ts";
import type { Trip } from "./trip.ts";

/** The page that links outside accounts: where the way to a provider leads back to, refusals too (app/paths.ts). */
export const linkPage = "/profile/accounts";
const signInPage = "/auth/callback";

/** Parameters of the way back. */
type Returned = Readonly<Partial<Record<"code" | "state" | "error" | "iss" | "user", string>>>;

/** @returns the page to go to */
export async function comeBack(
  services: Services,
  c: Context,
  { provider: id, address, returned }: { provider: string; address: string; returned: Returned },
): Promise<string> {
  const { db, clock, accounts, publicUrl } = services;
  const { state, code } = returned;
  if (state === undefined) return refusal(signInPage, "state_not_found");
  const trip = await findTrip(db.auth, state);
  if (!trip) return refusal(signInPage, "state_mismatch");
  const refuse = (error: string) => refusal(trip.link ? linkPage : signInPage, error);
  const cookie = stateCookie(services);
  // Another browser ends nothing: a state that was seen stays good where it belongs.
  if (!cookie.isOf(c, state)) return refuse("state_mismatch");
  cookie.clear(c);
  if (!(await endTrip(db.auth, state, clock.now()))) return refuse("state_mismatch");
  if (returned.error !== undefined) return refuse(asCode(returned.error));
  if (code === undefined) return refuse("no_code");
  const provider = await accounts.provider(id);
  if (!provider) return refuse("oauth_provider_not_found");
  // What one provider gave is never taken to another (RFC 9700, section 4.4).
  if (provider.id !== trip.provider) return refuse("state_mismatch");
  const who = await askWho(services, provider, trip, { ...returned, state, code });
  if (typeof who === "string") return refuse(who);
  const page = ownPath(trip.page, [publicUrl]) ?? "/dashboard";
  if (trip.link) {
    const refused = await link(services, provider, { ...trip.link, who });
    return refused === null ? page : refuse(refused);
  }
  const entered = await enterFromOutside(services, c, { provider, address, who, newcomer: trip.newcomer });
  if (entered === "in") return page;
  // The parameter is that of the app's own sign-in page (app/lib/own-path.ts).
  if (entered === "pending") return `/login/two-factor?${new URLSearchParams({ from: page })}`;
  return refuse(entered.refused);
}

const refusal = (page: string, error: string) => `${page}?${new URLSearchParams({ error })}`;

/** A provider's own word, of letters that an address may hold. */
const asCode = (error: string) =>
  error
    .toLowerCase()
    .replace(/[^a-z_]/g, "_")
    .slice(0, 60);

/** Redeems the code. Whatever goes wrong there is a refusal: nobody is let in by half an answer. */
async function askWho(
  services: Services,
  provider: OutsideProvider,
  { verifier, nonce }: Trip,
  { state, code, iss, user }: Returned & { readonly state: string; readonly code: string },
): Promise<OutsideIdentity | "issuer_mismatch" | "invalid_code" | "unable_to_get_user_info"> {
  const { client, isOpenId } = provider;
  if (isOpenId && iss !== undefined && iss !== client.serverMetadata().issuer) return "issuer_mismatch";
  const back = new URL(callbackUrl(services, provider.id));
  back.search = new URLSearchParams({ code, state, ...(isOpenId && iss ? { iss } : {}) }).toString();
  const checks = { expectedState: state, pkceCodeVerifier: verifier };
  try {
    const tokens = await authorizationCodeGrant(
      client,
      back,
      nonce === null ? checks : { ...checks, expectedNonce: nonce },
    );
    return (await provider.identify(tokens, user)) ?? "unable_to_get_user_info";
  } catch (error) {
    return isOpenId && isOfToken(error) ? "unable_to_get_user_info" : "invalid_code";
  }
}

/** The code was redeemed; what came for it does not hold. */
const isOfToken = (error: unknown): boolean =>
  error instanceof ClientError &&
  error.code !== "OAUTH_RESPONSE_IS_NOT_CONFORM" &&
  error.code !== "OAUTH_TIMEOUT";

type Link = NonNullable<Trip["link"]> & { readonly who: OutsideIdentity };

/** @returns why not; null when the outside account opens this one too */
async function link(
  { db, clock, accounts, security }: Services,
  provider: OutsideProvider,
  { personId: userId, sessionId, email, who }: Link,
): Promise<string | null> {
  if (!who.isVerified) return "email_not_verified";
  if (who.email !== email.toLowerCase()) return "email_does_not_match";
  const { accountId } = who;
  const account = { userId, sessionId, provider: provider.id, accountId, now: clock.now() };
  const linked = await linkAccount(db.auth, account);
  if (linked === "another's") return "account_already_linked_to_different_user";
  if (linked === "over") return "unable_to_link_account";
  if (linked === "linked before") return null;
  security.note({ kind: "account_linked", personId: userId });
  await accounts.mail.sendLinked(userId, provider.name);
  return null;
}
