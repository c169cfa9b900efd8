/**
 * The way back for whoever lost every second factor: the password asks for it, a link to the mailbox begins a wait that mails and devices can
 * stop, and after it the password is enough once (docs/decisions/080-a-way-back-for-a-lost-factor.md).
 */
import { z } from "zod";
import { factorLossSchema } from "#domain/account/factor-fields.ts";
import { AppError } from "#server/errors.ts";
import { takeAttempt } from "#server/http/guards/rate-limit.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { accept, presentAdmitted, signedInSchema } from "./accept-code.ts";
import { done, passwordField } from "./fields.ts";
import { verifyPassword } from "./hash-password.ts";
import { loginThrottle, proofThrottle } from "./login-throttle.ts";
import {
  askFactorLoss,
  beginFactorLoss,
  stopFactorLoss,
  stopOwnFactorLoss,
  useFactorLoss,
} from "./mutations/factor-losses.ts";
import { withAccountLocked } from "./mutations/factors.ts";
import { readSignInMethods } from "./queries/accounts.ts";

const tokenField = z.string().min(1).max(200);
const maxBody = 4 * 1024;
const day = 24 * 60 * 60;
const codeOf = { late: "token_expired", unknown: "invalid_token" } as const;

export const factorLossRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/auth/factor-loss",
      auth: "signing-in",
      summary:
        "Ask for the way back without a second factor, from a sign-in that waits for one: a link goes to the account's mailbox. 409 without a password or a proved mailbox, or where one waits",
      body: z.strictObject({}),
      output: done,
      maxBody: 1024,
      limit: { max: 10, windowSeconds: 3_600, by: "person" },
    },
    async ({ c, session }) => {
      const { db, clock, accounts, afterResponse } = services;
      const { personId, isPending, email } = session;
      if (!isPending) throw new AppError("conflict");
      await takeAttempt(services, `factor loss ${personId}`, 5, day);
      await loginThrottle(services, c).countMail(email);
      const token = await askFactorLoss(db.auth, personId, clock.now());
      if (token === null) throw new AppError("conflict");
      afterResponse.run(() => accounts.mail.sendFactorLoss(personId, { step: "asked", token }));
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/factor-loss/begin",
      auth: "public",
      summary:
        "Begin the wait with the token of the mail, once; its owner is told by mail, with a link that stops it",
      body: z.strictObject({ token: tokenField }),
      output: factorLossSchema,
      maxBody,
      limit: { max: 60, windowSeconds: 3_600, by: "address" },
    },
    async ({ body }) => {
      const { db, clock, accounts, security, afterResponse } = services;
      const begun = await beginFactorLoss(db.auth, body.token, clock.now());
      if (begun.kind !== "begun") throw new AppError(codeOf[begun.kind]);
      const { userId, stopToken, dueAt, until } = begun;
      security.note({ kind: "factor_loss_begun", personId: userId });
      afterResponse.run(() =>
        accounts.mail.sendFactorLoss(userId, { step: "begun", stopToken, dueAt, until }),
      );
      return { dueAt: dueAt.toISOString(), until: until.toISOString() };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/factor-loss/stop",
      auth: "public",
      summary: "Stop the way back with the token of one of its mails",
      body: z.strictObject({ token: tokenField }),
      output: done,
      maxBody,
      limit: { max: 60, windowSeconds: 3_600, by: "address" },
    },
    async ({ body }) => {
      const { db, clock, security } = services;
      const personId = await stopFactorLoss(db.auth, body.token, clock.now());
      if (personId === null) throw new AppError("invalid_token");
      security.note({ kind: "factor_loss_stopped", personId });
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "DELETE",
      path: "/api/auth/factor-loss",
      auth: "session",
      summary: "Stop the way back from a signed-in device; the answer is the same where none waits",
      output: done,
      limit: { max: 60, windowSeconds: 3_600, by: "person" },
    },
    async ({ session: { personId, sessionId } }) => {
      if (await stopOwnFactorLoss(services.db.auth, personId))
        services.security.note({ kind: "factor_loss_stopped", personId, sessionId });
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/factor-loss/finish",
      auth: "signing-in",
      summary:
        "Come in after the wait, with the password again: every second factor and backup code is taken away, every other session ended. 409 too early, too late or stopped",
      body: z.strictObject({ password: passwordField }),
      output: signedInSchema,
      maxBody: 16 * 1024,
      limit: { max: 60, windowSeconds: 15 * 60, by: "person" },
    },
    async ({ c, body, session }) => {
      const { db, clock, accounts, security, afterResponse } = services;
      const { personId, sessionId } = session;
      if (!session.isPending) throw new AppError("conflict");
      // The sign-in may have come by an outside account: the password is what this way asks for.
      const { passwordHash } = await readSignInMethods(db.auth, personId);
      if (passwordHash === null) throw new AppError("conflict");
      const guess = proofThrottle(services, personId);
      await guess.count();
      if (!(await verifyPassword({ hash: passwordHash, password: body.password })))
        throw new AppError("wrong_password", { security: { kind: "wrong_credentials" } });
      await guess.forgive();
      const now = clock.now();
      // A password that is changed meanwhile has stopped it.
      const accepted = await withAccountLocked(db.auth, personId, async (tx) => {
        if (!(await useFactorLoss(tx, { userId: personId, sessionId }, now))) return null;
        const admitted = await accept(tx, session, { isTrusted: false, now });
        // What was taken away comes back with the transaction.
        if (admitted?.kind !== "admitted") throw new AppError("unauthorized");
        return admitted;
      });
      if (accepted === null) throw new AppError("conflict");
      security.note({ kind: "factor_loss_used", personId, sessionId });
      afterResponse.run(() => accounts.mail.sendFactorLoss(personId, { step: "used" }));
      return presentAdmitted(services, c, session, accepted);
    },
  ),
];
