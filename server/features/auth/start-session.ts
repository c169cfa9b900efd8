/** The last step of every sign-in by password or mail: creates the session and its cookie. */
import type { Context } from "hono";
import type { SignInMethod } from "#domain/account/signed-in-devices.ts";
import { AppError } from "#server/errors.ts";
import type { Session } from "#server/http/session/session.ts";
import { sessionLife } from "#server/http/session/session-gate.ts";
import type { Services } from "#server/services.ts";
import type { Caller } from "./better-auth/flows.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { openSession } from "./mutations/open-session.ts";

type AuthenticatedPerson = {
  readonly userId: string;
  readonly isRemembered: boolean;
  readonly method: SignInMethod;
  readonly passwordHash: string | null;
};

/** @throws AppError `invalid_email_or_password` when the password was changed meanwhile; `forbidden` for a banned account */
export async function startSession(
  services: Services,
  c: Context,
  caller: Caller,
  { userId, isRemembered, method, passwordHash }: AuthenticatedPerson,
): Promise<{ readonly session: Session; readonly token: string }> {
  const { db, clock, tokens, gate } = services;
  const now = clock.now();
  const token = await openSession(db.auth, { userId, isRemembered, method, caller, passwordHash, now });
  if (!token) throw new AppError("invalid_email_or_password");
  const session = await gate(new Headers({ authorization: `Bearer ${tokens.toBearer(token)}` }));
  if (!session) throw new AppError("forbidden", { security: { kind: "banned", personId: userId } });
  const maxAge = isRemembered ? sessionLife(true) / 1000 : null;
  for (const cookie of tokens.toSetCookies(token, maxAge)) c.header("set-cookie", cookie, { append: true });
  await finishSignIn(services, c, session);
  return { session, token: tokens.toBearer(token) };
}
