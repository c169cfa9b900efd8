/** The sign-in that waits for its second factor, the backup codes, and proving again who one is. */
import { z } from "zod";
import { pendingSignInSchema } from "#domain/account/factor-fields.ts";
import { readBackupCode } from "#domain/account/second-factor.ts";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { accept, presentAccepted, provenSchema, signedInSchema, wrongCode } from "./accept-code.ts";
import { factorSeal } from "./factor-seal.ts";
import { passwordField } from "./fields.ts";
import { verifyPassword } from "./hash-password.ts";
import { codeThrottle, proofThrottle } from "./login-throttle.ts";
import { endTrust, markProven } from "./mutations/admit-session.ts";
import { makeBackupCodes, useBackupCode } from "./mutations/backup-codes.ts";
import { withAccountLocked } from "./mutations/factors.ts";
import { presentPending } from "./present.ts";
import { readSignInMethods } from "./queries/accounts.ts";
import { listFactors } from "./queries/factors.ts";

const maxBody = 4 * 1024;
const codeField = z.string().max(40).transform(readBackupCode).pipe(z.string("invalid_code"));

export const secondFactorRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/auth/second-factor",
      auth: "public",
      summary: "The sign-in of this browser that waits for its second factor; null without one",
      output: pendingSignInSchema.nullable(),
    },
    async ({ c }) => {
      c.header("cache-control", "no-store");
      const session = await services.gate.pending(c.req.raw.headers);
      return session && presentPending(services, session);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/backup-codes",
      auth: "session",
      recentProof: true,
      summary:
        "Ten new backup codes, told this once, in place of those that were there; no browser is trusted any more",
      body: z.strictObject({}),
      output: z.object({ backupCodes: z.array(z.string()) }),
      maxBody,
      limit: { max: 20, windowSeconds: 3_600, by: "person" },
    },
    async ({ session, scope }) => {
      const { db, clock, security } = services;
      const { personId, sessionId } = session;
      const { hashCode } = await factorSeal(services, scope);
      const codes = await withAccountLocked(db.auth, personId, async (tx) => {
        const factors = await listFactors(tx, personId);
        if (!factors.some(({ status }) => status === "verified")) return null;
        // Whoever replaces what may have been read leaves no browser in that got in with it.
        await endTrust(tx, personId);
        return makeBackupCodes(tx, personId, hashCode, clock.now());
      });
      // Without a second factor there is nothing that they would stand in for.
      if (!codes) throw new AppError("conflict");
      security.note({ kind: "backup_codes_made", personId, sessionId });
      return { backupCodes: [...codes] };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/backup-codes/verify",
      auth: "signing-in",
      summary: "Use up a backup code in place of a factor's: lets the sign-in in, or proves who is signed in",
      body: z.strictObject({ code: codeField, trustBrowser: z.boolean().default(false) }),
      output: z.discriminatedUnion("status", [signedInSchema, provenSchema]),
      maxBody,
      limit: { max: 60, windowSeconds: 15 * 60, by: "person" },
    },
    async ({ c, body, session, scope }) => {
      const { db, clock, security } = services;
      const { personId, sessionId } = session;
      const guess = codeThrottle(services, c.req.raw.headers, session);
      await guess.count();
      const { hashCode } = await factorSeal(services, scope);
      const outcome = await withAccountLocked(db.auth, personId, async (tx) =>
        (await useBackupCode(tx, personId, hashCode(body.code)))
          ? accept(tx, session, { isTrusted: body.trustBrowser, now: clock.now() })
          : null,
      );
      if (!outcome) throw await wrongCode(services, session);
      await guess.forgive();
      security.note({ kind: "backup_code_used", personId, sessionId });
      return presentAccepted(services, c, session, outcome);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/prove",
      auth: "session",
      summary:
        "Prove with the password who is signed in; a factor's or a backup code, verified, does the same",
      body: z.strictObject({ password: passwordField }),
      output: provenSchema,
      maxBody: 16 * 1024,
      limit: { max: 60, windowSeconds: 15 * 60, by: "person" },
    },
    async ({ body, session }) => {
      const { db, clock } = services;
      const { personId, sessionId } = session;
      const { passwordHash } = await readSignInMethods(db.auth, personId);
      if (passwordHash === null) throw new AppError("conflict");
      const guess = proofThrottle(services, personId);
      await guess.count();
      if (!(await verifyPassword({ hash: passwordHash, password: body.password })))
        throw new AppError("wrong_password", { security: { kind: "wrong_credentials" } });
      await withAccountLocked(db.auth, personId, (tx) => markProven(tx, sessionId, clock.now()));
      await guess.forgive();
      services.security.note({ kind: "proved", personId, sessionId });
      return { status: "proven" } as const;
    },
  ),
];
