/** Outside accounts of a signed-in person: list, link, unlink. Each change requires re-authentication. */
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { takeAttempt } from "#server/http/guards/rate-limit.ts";
import { route } from "#server/http/routes/route.ts";
import type { Session } from "#server/http/session/session.ts";
import type { Services } from "#server/services.ts";
import { callerOf, done, passwordField, targetField } from "./fields.ts";
import { verifyPassword } from "./hash-password.ts";
import { unlinkAccount } from "./mutations/linked-accounts.ts";
import { ownTarget, providerField, redirectToProvider } from "./provider-routes.ts";
import { readSignInMethods } from "./queries/accounts.ts";

/** Milliseconds: a person without a password counts as re-authenticated this long after signing in. */
const freshFor = 10 * 60 * 1000;
const limit = { max: 30, windowSeconds: 3_600, by: "person" } as const;
const act = { provider: providerField, password: passwordField.optional() };

export const linkRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/auth/linked-accounts",
      auth: "session",
      summary: "The outside accounts that open this journal, and whether a password does",
      output: z.object({ providers: z.array(z.string()), hasPassword: z.boolean() }),
    },
    async ({ session }) => {
      const { providers, passwordHash } = await readSignInMethods(services.db.auth, session.personId);
      return { providers: [...providers], hasPassword: passwordHash !== null };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/link-social",
      auth: "session",
      summary: "The provider's page to go to so that an outside account opens this journal too",
      body: z.strictObject({ ...act, callbackURL: targetField }),
      output: z.object({ url: z.string(), redirect: z.literal(false) }),
      maxBody: 16 * 1024,
      limit,
    },
    async ({ c, body, session, address }) => {
      const { accounts, tokens } = services;
      const to = {
        provider: body.provider,
        callbackURL: ownTarget(services, body.callbackURL ?? "/profile"),
      };
      await reauthenticate(services, session, body.password);
      const token = tokens.read(c.req.raw.headers);
      const cookie = token && `${tokens.cookieName}=${encodeURIComponent(tokens.toCookieValue(token))}`;
      const caller = { ...callerOf(c, address), cookie };
      return redirectToProvider(
        services,
        c,
        await accounts.flows.startLinking(caller, to, { linkedBy: session.sessionId }),
      );
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/unlink-social",
      auth: "session",
      summary: "Take an outside account away; refused when it is the only way in",
      body: z.strictObject(act),
      output: done,
      maxBody: 16 * 1024,
      limit,
    },
    async ({ body, session }) => {
      await reauthenticate(services, session, body.password);
      if (!(await unlinkAccount(services.db.auth, session.personId, body.provider)))
        throw new AppError("conflict");
      services.security.note({ kind: "account_unlinked", personId: session.personId });
      return { status: true } as const;
    },
  ),
];

/** @throws AppError `reauthenticate`, `invalid_email_or_password`; `too_many` after ten guesses */
async function reauthenticate(
  services: Services,
  { personId, signedInAt }: Session,
  password?: string,
): Promise<void> {
  const { passwordHash } = await readSignInMethods(services.db.auth, personId);
  if (passwordHash === null) {
    if (services.clock.now().getTime() - signedInAt.getTime() > freshFor)
      throw new AppError("reauthenticate");
    return;
  }
  if (password === undefined) throw new AppError("reauthenticate");
  await takeAttempt(services, `prove-again ${personId}`, 10, 15 * 60, "locked");
  if (!(await verifyPassword({ hash: passwordHash, password })))
    throw new AppError("invalid_email_or_password");
}
