/**
 * A new password. Forgotten, it is chosen by the newest link of a mail, once and within half an hour: that proves the mailbox, and whatever was
 * set up before is removed (prove-mailbox.ts). Signed in, by a recent proof (change-password.ts).
 */
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import {
  assertEmail,
  assertPassword,
  done,
  emailField,
  localeField,
  passwordField,
  targetField,
} from "./fields.ts";
import { hashPassword } from "./hash-password.ts";
import { liftCounts, loginThrottle } from "./login-throttle.ts";
import { changePassword } from "./mutations/change-password.ts";
import { findLink, renewLink } from "./mutations/mail-links.ts";
import { proveMailbox } from "./mutations/prove-mailbox.ts";
import { findAccount, readPasswordOwner } from "./queries/accounts.ts";

export const passwordRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/auth/request-password-reset",
      auth: "public",
      summary: "Send the link that chooses a new password; the answer is always the same",
      body: z.strictObject({ email: emailField, locale: localeField.optional(), redirectTo: targetField }),
      output: done,
      maxBody: 16 * 1024,
      limit: { max: 30, windowSeconds: 3_600, by: "address" },
    },
    async ({ c, body }) => {
      assertEmail(body.email);
      await loginThrottle(services, c).countMail(body.email);
      services.afterResponse.run(() => sendReset(services, body.email, body.locale));
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/reset-password",
      auth: "public",
      summary:
        "Choose a new password with the token of the mail; every session and outside account is detached",
      body: z.strictObject({ token: z.string().min(1).max(200), newPassword: passwordField }),
      output: done,
      maxBody: 256 * 1024,
      limit: { max: 60, windowSeconds: 3_600, by: "address" },
    },
    async ({ c, body: { token, newPassword } }) => {
      const { db, clock, devices, security } = services;
      const link = await findLink(db.auth, { token, purpose: "reset", now: clock.now() });
      if (!link || link.isLate) throw new AppError("invalid_token");
      assertPassword("newPassword", newPassword, link);
      const passwordHash = await hashPassword(newPassword);
      const userId = await proveMailbox(db.auth, { token, purpose: "reset", passwordHash, now: clock.now() });
      if (!userId) throw new AppError("invalid_token");
      await liftCounts(services, { userId, email: link.email });
      devices.remember(c, link.email);
      security.note({ kind: "password_reset", personId: userId });
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/password",
      auth: "session",
      recentProof: true,
      summary:
        "Choose a new password while signed in, or the first one: every other session ends, tokens for scripts are revoked",
      body: z.strictObject({ newPassword: passwordField }),
      output: done,
      maxBody: 256 * 1024,
      limit: { max: 10, windowSeconds: 3_600, by: "person" },
    },
    async ({ body: { newPassword }, session }) => {
      const { db, clock, security, accounts, afterResponse } = services;
      const { personId: userId, sessionId, firstName } = session;
      const owner = await readPasswordOwner(db.auth, userId);
      if (!owner) throw new AppError("unauthorized");
      assertPassword("newPassword", newPassword, owner);
      // The name in the profile may be another one by now.
      assertPassword("newPassword", newPassword, { firstName });
      const passwordHash = await hashPassword(newPassword);
      const { isFirst } = await changePassword(db.auth, {
        userId,
        sessionId,
        passwordHash,
        now: clock.now(),
      });
      security.note({ kind: "password_changed", personId: userId, sessionId });
      afterResponse.run(() => accounts.mail.sendPasswordChanged(userId, isFirst));
      return { status: true } as const;
    },
  ),
];

async function sendReset(
  { db, clock, accounts }: Services,
  email: string,
  locale?: "en" | "fr",
): Promise<void> {
  const account = await findAccount(db.auth, email);
  if (!account) return;
  const token = await renewLink(db.auth, { userId: account.userId, purpose: "reset", now: clock.now() });
  await accounts.mail.sendReset({ ...account, locale }, token);
}
