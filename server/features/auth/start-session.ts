/** The last step of every sign-in by password or mail: creates the session and its cookie, and remembers the browser. */
import type { Context } from "hono";
import { AppError } from "#server/errors.ts";
import type { Session } from "#server/http/session/session.ts";
import { sessionLife } from "#server/http/session/session-gate.ts";
import type { Services } from "#server/services.ts";
import type { Caller } from "./better-auth/flows.ts";
import { openSession } from "./mutations/open-session.ts";

type AuthenticatedPerson = {
  readonly userId: string;
  readonly email: string;
  readonly isRemembered: boolean;
  readonly passwordHash: string | null;
};

/** @throws AppError `invalid_email_or_password` when the password was changed meanwhile; `forbidden` for a banned account */
export async function startSession(
  services: Services,
  c: Context,
  caller: Caller,
  { userId, email, isRemembered, passwordHash }: AuthenticatedPerson,
): Promise<{ readonly session: Session; readonly token: string }> {
  const { db, clock, tokens, devices, gate } = services;
  const now = clock.now();
  const token = await openSession(db.auth, { userId, isRemembered, caller, passwordHash, now });
  if (!token) throw new AppError("invalid_email_or_password");
  const session = await gate(new Headers({ authorization: `Bearer ${tokens.toBearer(token)}` }));
  if (!session) throw new AppError("forbidden", { security: { kind: "banned", personId: userId } });
  const maxAge = isRemembered ? sessionLife(true) / 1000 : null;
  for (const cookie of tokens.toSetCookies(token, maxAge)) c.header("set-cookie", cookie, { append: true });
  devices.remember(c, email);
  return { session, token: tokens.toBearer(token) };
}
