/** From the sign-up form to a confirmed address. No response reveals whether an address was known. */
import { z } from "zod";
import { isTimeZone } from "#domain/time/time-zone-name.ts";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { presentSession, sessionResponseSchema } from "../session/present.ts";
import { confirmCookie } from "./confirm-cookie.ts";
import {
  assertEmail,
  assertPassword,
  callerOf,
  done,
  emailField,
  localeField,
  nameField,
  passwordField,
  targetField,
} from "./fields.ts";
import { hashPassword } from "./hash-password.ts";
import { loginThrottle } from "./login-throttle.ts";
import { keepSignUp, type NewAccount } from "./mutations/keep-sign-up.ts";
import { findLink, renewLink } from "./mutations/mail-links.ts";
import { proveMailbox } from "./mutations/prove-mailbox.ts";
import { findAccount } from "./queries/accounts.ts";
import { admitToSignUp, findInvite } from "./queries/admit-to-sign-up.ts";
import { startSession } from "./start-session.ts";

const signUpSchema = z.strictObject({
  email: emailField,
  password: passwordField,
  firstName: nameField.default(""),
  lastName: nameField.default(""),
  locale: localeField.default("fr"),
  timezone: z.string().max(64).refine(isTimeZone, "not_allowed").default("Europe/Paris"),
  acceptTerms: z.literal(true),
  /** 18 or older (product decisions, "The product"). */
  isAdult: z.literal(true),
  name: z.string().max(200).optional(),
  callbackURL: targetField,
  /** While sign-up is by invitation. One that is not spelled like a code is one that does not work. */
  invite: z.string().max(100).optional(),
});
const tokenField = z.string().min(1).max(2_000);

export const signUpRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/auth/sign-up/email",
      auth: "public",
      summary:
        "Open an account; the answer is the same whether the address is known or not. 403 `sign_up_closed` or `invite_invalid`, whatever the address",
      body: signUpSchema,
      output: z.object({ token: z.null(), emailConfirmation: z.boolean() }),
      maxBody: 256 * 1024,
      limit: { max: 60, windowSeconds: 3_600, by: "address" },
    },
    async ({ c, body }) => {
      assertEmail(body.email);
      assertPassword("password", body.password, body);
      const inviteId = await admitToSignUp(services, body.invite);
      await loginThrottle(services, c).countSignUp(body.email);
      const { email, firstName, lastName, locale, timezone } = body;
      const person = { email, firstName, lastName, locale, timezone, inviteId };
      const passwordHash = await hashPassword(body.password);
      const browser = confirmCookie(services).mark(c);
      const isConfirmed = services.env.AUTH_REQUIRE_EMAIL_CONFIRMATION;
      const work = () =>
        openAccount(services, { ...person, passwordHash, browser, now: services.clock.now() });
      // Without confirmation the page signs in at once, so the account must exist before the response.
      if (isConfirmed) services.afterResponse.run(work);
      else await work();
      return { token: null, emailConfirmation: isConfirmed };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/invite",
      auth: "public",
      summary:
        "Whether an invitation opens an account now; it is used up only by an account that is confirmed",
      body: z.strictObject({ invite: z.string().max(100) }),
      output: z.object({ works: z.boolean() }),
      maxBody: 4 * 1024,
      limit: { max: 60, windowSeconds: 3_600, by: "address" },
    },
    async ({ body }) => ({ works: (await findInvite(services, body.invite)) !== null }),
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/send-verification-email",
      auth: "public",
      summary: "Send the confirmation mail again; the answer is always the same",
      body: z.strictObject({ email: emailField, locale: localeField.optional(), callbackURL: targetField }),
      output: done,
      maxBody: 16 * 1024,
      limit: { max: 30, windowSeconds: 3_600, by: "address" },
    },
    async ({ c, body }) => {
      assertEmail(body.email);
      await loginThrottle(services, c).countMail(body.email);
      services.afterResponse.run(() => sendAgain(services, body.email, body.locale));
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/auth/verify-email",
      auth: "public",
      summary: "Where older mails lead: the page that confirms. Changes nothing, whoever opens it",
      query: z.strictObject({ token: tokenField, callbackURL: targetField }),
      output: "empty",
      limit: { max: 120, windowSeconds: 3_600, by: "address" },
    },
    ({ c, query }) => c.redirect(`/auth/callback?${new URLSearchParams({ token: query.token })}`, 302),
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/verify-email",
      auth: "public",
      summary:
        "Confirm an address with the token of the mail; in another browser than the sign-up's, with a password",
      body: z.strictObject({ token: tokenField, password: passwordField.optional() }),
      output: z.object({ confirmed: z.literal(true), session: sessionResponseSchema.nullable() }),
      maxBody: 256 * 1024,
      limit: { max: 60, windowSeconds: 3_600, by: "address" },
    },
    async ({ c, body: { token, password }, address }) => {
      const { db, clock } = services;
      const link = await findLink(db.auth, { token, purpose: "confirm", now: clock.now() });
      if (!link) throw new AppError("invalid_token");
      if (link.isLate) throw new AppError("token_expired");
      const browser = confirmCookie(services);
      const isSame = browser.signedUpHere(c, link.browserHash);
      if (!isSame && password === undefined) throw new AppError("password_needed");
      if (password !== undefined) assertPassword("password", password, link);
      const passwordHash = password === undefined ? null : await hashPassword(password);
      const userId = await proveMailbox(db.auth, {
        token,
        purpose: "confirm",
        passwordHash,
        now: clock.now(),
      });
      if (!userId) throw new AppError("invalid_token");
      services.security.note({ kind: "address_confirmed", personId: userId });
      if (!isSame) return { confirmed: true, session: null } as const;
      browser.forget(c);
      const who = { userId, isRemembered: true, method: "mail_link", passwordHash: null } as const;
      const { session } = await startSession(services, c, callerOf(c, address), who);
      if (session.isPending) return { confirmed: true, session: null } as const;
      return { confirmed: true, session: await presentSession(services, session) } as const;
    },
  ),
];

async function openAccount({ db, env, accounts }: Services, account: NewAccount): Promise<void> {
  const mail = await keepSignUp(db.auth, account, !env.AUTH_REQUIRE_EMAIL_CONFIRMATION);
  const to = { userId: mail.userId, email: account.email.toLowerCase() };
  // The owner of a known address gets the mail in the language they chose, a new person in the language of the page.
  if (mail.kind === "known") return accounts.mail.sendKnownAddress(to);
  await accounts.mail.sendConfirmation({ ...to, locale: account.locale }, mail.token);
}

async function sendAgain(
  { db, clock, accounts }: Services,
  email: string,
  locale?: "en" | "fr",
): Promise<void> {
  const account = await findAccount(db.auth, email);
  if (!account || account.isVerified) return;
  const token = await renewLink(db.auth, { userId: account.userId, purpose: "confirm", now: clock.now() });
  await accounts.mail.sendConfirmation({ ...account, locale }, token);
}
