/** Signing in with address and password, and signing out. */
import type { Context } from "hono";
import { z } from "zod";
import { pendingSignInSchema } from "#domain/account/factor-fields.ts";
import { signUpModes } from "#domain/site/site-settings.ts";
import { AppError } from "#server/errors.ts";
import { endTrustHere } from "#server/features/devices/mutations.ts";
import { readSettings } from "#server/features/site/queries.ts";
import { route } from "#server/http/routes/route.ts";
import { sendsMail } from "#server/mail/sends-mail.ts";
import type { Services } from "#server/services.ts";
import { presentSession, sessionResponseSchema } from "../session/present.ts";
import { assertEmail, callerOf, done, emailField, passwordField, targetField } from "./fields.ts";
import { loginThrottle } from "./login-throttle.ts";
import { closeSession } from "./mutations/open-session.ts";
import { presentPending } from "./present.ts";
import { type CheckedCredentials, checkCredentials } from "./queries/check-credentials.ts";
import { noteLogout } from "./record-login.ts";
import { startSession } from "./start-session.ts";
import { trustedCookie } from "./trusted-cookie.ts";

export const signInRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/auth-options",
      auth: "public",
      summary: "How one may sign in here",
      output: z.object({
        providers: z.array(z.object({ id: z.string(), name: z.string() })),
        emailConfirmation: z.boolean(),
        sendsMail: z.boolean(),
        signUp: z.enum(signUpModes),
      }),
    },
    async ({ c }) => {
      c.header("cache-control", "no-store");
      const chosen = await readSettings(services);
      return {
        providers: chosen.outside_accounts_are_on ? [...(await services.accounts.providers())] : [],
        emailConfirmation: services.env.AUTH_REQUIRE_EMAIL_CONFIRMATION,
        sendsMail: sendsMail(services),
        signUp: chosen.sign_up,
      };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/sign-in/email",
      auth: "public",
      summary:
        "Sign in with address and password; `token` is for `Authorization: Bearer`. With `twoFactorRedirect` nobody is signed in yet: the token only answers challenges",
      body: z.strictObject({
        email: emailField,
        password: passwordField,
        rememberMe: z.boolean().default(true),
        callbackURL: targetField,
      }),
      output: z.union([
        sessionResponseSchema.extend({ token: z.string() }),
        pendingSignInSchema.extend({ token: z.string() }),
      ]),
      maxBody: 256 * 1024,
      limit: { max: 50, windowSeconds: 15 * 60, by: "address" },
    },
    async ({ c, body, address, uncount }) => {
      const { email, password, rememberMe: isRemembered } = body;
      assertEmail(email);
      const guess = loginThrottle(services, c);
      await guess.countSignIn(email);
      const { db, env } = services;
      const checked = await checkCredentials(
        db.auth,
        { email, password },
        env.AUTH_REQUIRE_EMAIL_CONFIRMATION,
      );
      if (!checked.ok) throw refusalOf(checked);
      await guess.countRight(email);
      const { session, token } = await startSession(services, c, callerOf(c, address), {
        ...checked,
        isRemembered,
        method: "password",
      });
      await Promise.all([guess.forgiveSignIn(email), uncount()]);
      if (session.isPending) return { ...(await presentPending(services, session)), token };
      return { ...(await presentSession(services, session)), token };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/sign-out",
      auth: "public",
      summary:
        "End this session, if there is one. The browser stays trusted, if it was, unless `forgetBrowser` says otherwise",
      body: z.strictObject({ forgetBrowser: z.boolean().default(false) }),
      output: done,
      maxBody: 1024,
      limit: { max: 300, windowSeconds: 15 * 60, by: "address" },
    },
    async ({ c, body }) => {
      const { tokens, db } = services;
      const token = tokens.readForSignOut(c.req.raw.headers);
      if (body.forgetBrowser) await forgetBrowser(services, c);
      await noteLogout(services, c, token);
      if (token !== null) await closeSession(db.auth, token);
      for (const cookie of tokens.clearingCookies) c.header("set-cookie", cookie, { append: true });
      // Photos that the browser cached (server/features/media/serve-media.ts) are cleared too.
      c.header("clear-site-data", '"cache"');
      return { status: true } as const;
    },
  ),
];

/** Whose it is says the session that is about to end: without one there is nothing to tell it by. */
async function forgetBrowser(services: Services, c: Context): Promise<void> {
  const session = await services.gate(c.req.raw.headers);
  if (!session) return;
  const { personId, sessionId } = session;
  const trusted = trustedCookie(services);
  const hash = trusted.hashIn(c.req.raw.headers, personId);
  if (hash === null) return;
  await endTrustHere(services.db.auth, personId, hash);
  services.security.note({ kind: "trust_ended", personId, sessionId });
  trusted.clear(c, personId);
}

function refusalOf(checked: Exclude<CheckedCredentials, { ok: true }>): AppError {
  if (checked.reason === "wrong")
    return new AppError("invalid_email_or_password", {
      security: { kind: "wrong_credentials", personId: checked.userId },
    });
  // Only the right password gets either of these errors.
  if (checked.reason === "unverified") return new AppError("email_not_verified");
  return new AppError("forbidden", { security: { kind: "banned", personId: checked.userId } });
}
