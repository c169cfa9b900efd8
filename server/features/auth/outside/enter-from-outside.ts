/** Signs in whoever an outside account is of: the person it opens, or somebody new. */
import type { Context } from "hono";
import { cleanLine } from "#domain/text/clean-text.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import { toAppError } from "#server/errors.ts";
import { callerOf } from "#server/features/auth/fields.ts";
import { finishSignIn } from "#server/features/auth/finish-sign-in.ts";
import { openSession } from "#server/features/auth/mutations/open-session.ts";
import { confirmByProvider, openByOutsideAccount } from "#server/features/auth/mutations/outside-accounts.ts";
import { findAccount, findByOutsideAccount } from "#server/features/auth/queries/accounts.ts";
import { admitToSignUp } from "#server/features/auth/queries/admit-to-sign-up.ts";
import { setSessionCookies } from "#server/features/auth/start-session.ts";
import { trustedCookie } from "#server/features/auth/trusted-cookie.ts";
import { sessionLife } from "#server/http/session/session-gate.ts";
import type { Services } from "#server/services.ts";
import type { OutsideIdentity, OutsideProvider } from "./provider.ts";
import type { Trip } from "./trip.ts";

type Arrival = {
  readonly provider: OutsideProvider;
  readonly address: string;
  readonly who: OutsideIdentity;
  readonly newcomer: Trip["newcomer"];
};
type Refused = { readonly refused: string };
const refused = (reason: string): Refused => ({ refused: reason });

/** @returns `pending` where the second factor is due */
export async function enterFromOutside(
  services: Services,
  c: Context,
  arrival: Arrival,
): Promise<"in" | "pending" | Refused> {
  const { db, clock, tokens, gate, security } = services;
  const { provider, who, address } = arrival;
  const userId = await orRefused(() => personOf(services, arrival));
  if (typeof userId !== "string") return userId;
  const opened = await openSession(db.auth, {
    userId,
    isRemembered: true,
    method: "provider",
    outside: { provider: provider.id, accountId: who.accountId },
    caller: callerOf(c, address),
    passwordHash: null,
    trustedHash: trustedCookie(services).hashIn(c.req.raw.headers, userId),
    now: clock.now(),
  });
  // The outside account was removed meanwhile (prove-mailbox.ts).
  if (typeof opened === "string") return refused("account_not_linked");
  setSessionCookies(services, c, opened.token, sessionLife(true) / 1000);
  if (opened.isPending) return "pending";
  const session = await gate(new Headers({ authorization: `Bearer ${tokens.toBearer(opened.token)}` }));
  // A banned account: its session opens nothing, and its page says so.
  if (!session) return "in";
  const { personId, sessionId } = session;
  if (opened.hasStoppedLoss) security.note({ kind: "factor_loss_stopped", personId, sessionId });
  await finishSignIn(services, c, session);
  return "in";
}

/** An invitation that was used up, or a sign-up that was closed, at the same moment. */
async function orRefused(work: () => Promise<string | Refused>): Promise<string | Refused> {
  try {
    return await work();
  } catch (error) {
    const { code } = toAppError(error);
    if (code === "sign_up_closed" || code === "invite_invalid") return refused(code);
    throw error;
  }
}

/**
 * A provider's word joins no account that is there already (docs/decisions/018-accounts.md).
 * @throws AppError `sign_up_closed`, `invite_invalid`
 */
async function personOf(services: Services, arrival: Arrival): Promise<string | Refused> {
  const { db } = services;
  const { provider, who, newcomer } = arrival;
  if (who.email === "") return refused("email_not_found");
  const known = await findByOutsideAccount(db.auth, provider.id, who.accountId);
  if (known) return knownPerson(services, known, who);
  if (await findAccount(db.auth, who.email)) return refused("account_not_linked");
  if (newcomer === null) return refused("signup_disabled");
  if (!isVouchedFor(services, who)) return refused("email_not_verified");
  return newPerson(services, { ...arrival, newcomer });
}

/** The provider alone can make nobody administrator. */
const isVouchedFor = ({ env }: Pick<Services, "env">, { isVerified, email }: OutsideIdentity) =>
  isVerified && email !== env.ADMIN_EMAIL?.toLowerCase();

type Known = { readonly userId: string; readonly email: string; readonly isVerified: boolean };

async function knownPerson(
  services: Services,
  { userId, email, isVerified }: Known,
  who: OutsideIdentity,
): Promise<string | Refused> {
  if (isVerified) return userId;
  const { db, env, clock } = services;
  if (who.email === email && isVouchedFor(services, who)) {
    await confirmByProvider(db.auth, { userId, email, now: clock.now() });
    return userId;
  }
  return env.AUTH_REQUIRE_EMAIL_CONFIRMATION ? refused("email_not_verified") : userId;
}

async function newPerson(
  services: Services,
  { provider, who, newcomer }: Arrival & { readonly newcomer: NonNullable<Trip["newcomer"]> },
): Promise<string | Refused> {
  const { db, clock } = services;
  const [first = "", ...rest] = cleanLine(who.name).split(" ");
  const { locale, timezone, invite } = newcomer;
  const opened = await openByOutsideAccount(db.auth, {
    provider: provider.id,
    accountId: who.accountId,
    email: who.email,
    firstName: cutText(first, 80) || null,
    lastName: cutText(rest.join(" "), 80) || null,
    locale,
    timezone,
    inviteId: await admitToSignUp(services, invite),
    now: clock.now(),
  });
  return opened ?? refused("unable_to_create_user");
}
