/** The address of one's account: ask for another one, confirm it, take the change back (docs/decisions/030-address-and-telephone.md). */
import { z } from "zod";
import { ownAddressSchema } from "#domain/account/address-change.ts";
import { AppError } from "#server/errors.ts";
import { takeAttempt } from "#server/http/guards/rate-limit.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { presentSession, sessionResponseSchema } from "../session/present.ts";
import { assertEmail, assertPassword, done, emailField, passwordField } from "./fields.ts";
import { hashPassword } from "./hash-password.ts";
import { liftCounts, loginThrottle } from "./login-throttle.ts";
import { askAddressChange, changeAddress, dropAddressChange } from "./mutations/address-changes.ts";
import { findUndo, undoAddressChange } from "./mutations/undo-address.ts";
import { readOwnAddress } from "./queries/accounts.ts";

const tokenField = z.string().min(1).max(200);
const maxBody = 16 * 1024;
const day = 24 * 60 * 60;
/** `taken` is only told to whoever reads the mailbox of the address. */
const codeOf = { late: "token_expired", taken: "conflict", unknown: "invalid_token" } as const;

export const addressRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/auth/email",
      auth: "session",
      summary: "The address of one's account, and the one that waits for its link",
      output: ownAddressSchema,
    },
    async ({ c, session }) => {
      c.header("cache-control", "no-store");
      return present(services, session.personId);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/email",
      auth: "session",
      recentProof: true,
      summary:
        "Ask for another address: a link goes to it, word to the present one. The answer is the same whether it has an account or not",
      body: z.strictObject({ email: emailField }),
      output: ownAddressSchema,
      maxBody,
      limit: { max: 10, windowSeconds: 3_600, by: "person" },
    },
    async ({ c, body, session }) => {
      const { db, clock, accounts, security, afterResponse } = services;
      const { personId: userId, sessionId } = session;
      assertEmail(body.email);
      const email = body.email.toLowerCase();
      if (email === session.email) throw new AppError("conflict");
      await takeAttempt(services, `change of address ${userId}`, 20, day);
      await loginThrottle(services, c).countMail(email);
      const { token, isSame } = await askAddressChange(db.auth, {
        userId,
        sessionId,
        email,
        now: clock.now(),
      });
      security.note({ kind: "address_change_asked", personId: userId, sessionId });
      afterResponse.run(() => accounts.mail.sendAddressAsked({ userId, to: email, token, isSame }));
      return present(services, userId);
    },
  ),
  route(
    {
      method: "DELETE",
      path: "/api/auth/email",
      auth: "session",
      summary: "Forget the address that waits for its link",
      output: ownAddressSchema,
      limit: { max: 60, windowSeconds: 3_600, by: "person" },
    },
    async ({ session }) => {
      await dropAddressChange(services.db.auth, session.personId);
      return present(services, session.personId);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/email/confirm",
      auth: "session",
      summary:
        "Confirm the new address with the token of its mail, from a session of the account: every other session ends",
      body: z.strictObject({ token: tokenField }),
      output: sessionResponseSchema,
      maxBody,
      limit: { max: 60, windowSeconds: 3_600, by: "person" },
    },
    async ({ c, body, session }) => {
      const { db, clock, accounts, security, afterResponse, devices, gate } = services;
      const { personId: userId, sessionId } = session;
      const change = await changeAddress(db.auth, {
        token: body.token,
        userId,
        sessionId,
        now: clock.now(),
      });
      if (change.kind !== "changed") throw new AppError(codeOf[change.kind]);
      security.note({ kind: "address_changed", personId: userId, sessionId });
      afterResponse.run(() => accounts.mail.sendAddressChanged({ userId, ...change }));
      devices.remember(c, change.to);
      // The gate brings the profile's copy of the address up to date.
      const now = await gate(c.req.raw.headers);
      if (!now) throw new AppError("unauthorized");
      return presentSession(services, now);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/email/undo",
      auth: "public",
      summary:
        "Bring the old address back with the token of its mail, and choose a new password: every session ends",
      body: z.strictObject({ token: tokenField, newPassword: passwordField }),
      output: done,
      maxBody: 256 * 1024,
      limit: { max: 60, windowSeconds: 3_600, by: "address" },
    },
    async ({ c, body: { token, newPassword } }) => {
      const { db, clock, accounts, security, afterResponse, devices } = services;
      const found = await findUndo(db.auth, token, clock.now());
      if (!found) throw new AppError("invalid_token");
      if (found.isLate) throw new AppError("token_expired");
      assertPassword("newPassword", newPassword, found);
      const passwordHash = await hashPassword(newPassword);
      const undone = await undoAddressChange(db.auth, { token, passwordHash, now: clock.now() });
      if (undone.kind !== "undone") throw new AppError(codeOf[undone.kind]);
      await liftCounts(services, { userId: undone.userId, email: undone.to });
      devices.remember(c, undone.to);
      security.note({ kind: "address_restored", personId: undone.userId });
      afterResponse.run(() => accounts.mail.sendAddressUndone(undone));
      return { status: true } as const;
    },
  ),
];

async function present({ db, clock }: Services, personId: string): Promise<z.infer<typeof ownAddressSchema>> {
  const found = await readOwnAddress(db.auth, personId, clock.now());
  if (!found) throw new AppError("unauthorized");
  const { email, isVerified, newEmail, expiresAt } = found;
  const change =
    newEmail === null || expiresAt === null ? null : { email: newEmail, expiresAt: expiresAt.toISOString() };
  return { email, isVerified, change };
}
