/** The last step of every sign-in by password, mail or passkey: creates the session and its cookie. */
import type { Context } from "hono";
import type { SignInMethod } from "#domain/account/signed-in-devices.ts";
import { AppError } from "#server/errors.ts";
import type { PendingSession, Session } from "#server/http/session/session.ts";
import { sessionLife } from "#server/http/session/session-gate.ts";
import type { Services } from "#server/services.ts";
import type { Caller } from "./fields.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { openSession } from "./mutations/open-session.ts";
import { trustedCookie } from "./trusted-cookie.ts";
import type { Answered } from "./webauthn.ts";

type AuthenticatedPerson = {
  readonly userId: string;
  readonly isRemembered: boolean;
  readonly method: SignInMethod;
  readonly passwordHash: string | null;
  readonly passkey?: ({ readonly id: string } & Answered) | undefined;
};
type Started<S> = { readonly session: S; readonly token: string };

/**
 * @returns a pending session where the second factor is due
 * @throws AppError `invalid_email_or_password` when the password was changed meanwhile; `invalid_passkey` likewise, or when its counter went back; `forbidden` for a banned account
 */
export async function startSession(
  services: Services,
  c: Context,
  caller: Caller,
  { userId, isRemembered, method, passwordHash, passkey }: AuthenticatedPerson,
): Promise<Started<Session | PendingSession>> {
  const { db, clock, tokens, gate } = services;
  const now = clock.now();
  const trustedHash = trustedCookie(services).hashIn(c.req.raw.headers, userId);
  const who = { userId, isRemembered, method, caller, passwordHash, trustedHash, now };
  const opened = await openSession(db.auth, { ...who, passkey });
  if (opened === "copied") throw copiedPasskey(userId);
  if (opened === "gone") throw new AppError(passkey ? "invalid_passkey" : "invalid_email_or_password");
  if (!opened.isPending) {
    const entered = await holdSession(services, c, { ...who, token: opened.token });
    const { personId, sessionId } = entered.session;
    if (opened.hasStoppedLoss) services.security.note({ kind: "factor_loss_stopped", personId, sessionId });
    return entered;
  }
  const bearer = tokens.toBearer(opened.token);
  const session = await gate.pending(new Headers({ authorization: `Bearer ${bearer}` }));
  if (!session) throw banned(userId);
  // For as long as the browser is open: it is worth ten minutes at most.
  setSessionCookies(services, c, opened.token, null);
  return { session, token: bearer };
}

/**
 * Makes the browser hold a session that is signed in.
 * @throws AppError `forbidden` for a banned account
 */
export async function holdSession(
  services: Services,
  c: Context,
  { token, userId, isRemembered }: { token: string; userId: string; isRemembered: boolean },
): Promise<Started<Session>> {
  const { tokens, gate } = services;
  const session = await gate(new Headers({ authorization: `Bearer ${tokens.toBearer(token)}` }));
  if (!session) throw banned(userId);
  setSessionCookies(services, c, token, isRemembered ? sessionLife(true) / 1000 : null);
  await finishSignIn(services, c, session);
  return { session, token: tokens.toBearer(token) };
}

/** Its owner is told in their log: somebody may hold a copy of it. */
export const copiedPasskey = (personId: string) =>
  new AppError("invalid_passkey", { security: { kind: "passkey_refused", personId } });

const banned = (personId: string) => new AppError("forbidden", { security: { kind: "banned", personId } });

/** @param maxAge seconds; null: for as long as the browser is open */
export function setSessionCookies(
  { tokens }: Services,
  c: Context,
  token: string,
  maxAge: number | null,
): void {
  for (const cookie of tokens.toSetCookies(token, maxAge)) c.header("set-cookie", cookie, { append: true });
}
