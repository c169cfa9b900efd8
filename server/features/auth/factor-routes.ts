/** Second factors: enroll, challenge, verify, rename, unenroll (specification, section 4; docs/decisions/026-second-factor.md). */
import { z } from "zod";
import {
  type Factor,
  factorSchema,
  newFactorSchema,
  newPhoneFactorSchema,
  secondFactorStateSchema,
} from "#domain/account/factor-fields.ts";
import { readTotpCode } from "#domain/account/second-factor.ts";
import { idSchema, instantSchema } from "#domain/wire/wire.ts";
import { findTotpStep, newTotpSecret, readableSecret, totpUri } from "#server/crypto/totp.ts";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { accept, presentAccepted, provenSchema, signedInSchema, wrongCode } from "./accept-code.ts";
import { authRows } from "./auth-database.ts";
import { factorSeal } from "./factor-seal.ts";
import { assertPhone, done, factorNameField, phoneField } from "./fields.ts";
import { codeThrottle, phoneThrottle } from "./login-throttle.ts";
import { makeBackupCodes } from "./mutations/backup-codes.ts";
import { findChallenge, makeChallenge, takeCode } from "./mutations/challenges.ts";
import {
  activateFactor,
  enrollFactor,
  removeFactor,
  renameFactor,
  withAccountLocked,
} from "./mutations/factors.ts";
import { readSignInMethods } from "./queries/accounts.ts";
import { countBackupCodes, findFactor, listFactors, type StoredFactor } from "./queries/factors.ts";
import { countPasskeys } from "./queries/passkeys.ts";
import { countCode, newSentCode, sendCode } from "./send-code.ts";

const maxBody = 4 * 1024;
const params = z.object({ id: idSchema });
const limit = { max: 60, windowSeconds: 15 * 60, by: "person" } as const;
const codeField = z.string().max(40).transform(readTotpCode).pipe(z.string("invalid_code"));
const backupCodes = z.array(z.string());

export const factorRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/auth/factors",
      auth: "session",
      summary: "One's second factors, and how many backup codes are left",
      output: secondFactorStateSchema,
    },
    async ({ session }) => {
      const { auth } = services.db;
      const [factors, backupCodesLeft, passkeys, methods] = await Promise.all([
        listFactors(authRows(auth), session.personId),
        countBackupCodes(auth, session.personId),
        countPasskeys(auth, session.personId),
        readSignInMethods(auth, session.personId),
      ]);
      return {
        factors: factors.map(present),
        backupCodesLeft,
        passkeys,
        hasPassword: methods.passwordHash !== null,
        canSendSms: services.sms.kind !== "off",
      };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/factors",
      auth: "session",
      recentProof: true,
      summary:
        "Enroll: begin to set up an authenticator app or a telephone; it counts once a code of it was verified",
      body: z.discriminatedUnion("factor_type", [
        z.strictObject({ factor_type: z.literal("totp"), friendly_name: factorNameField }),
        z.strictObject({
          factor_type: z.literal("phone"),
          phone: phoneField,
          friendly_name: factorNameField,
        }),
      ]),
      output: z.union([newFactorSchema, newPhoneFactorSchema]),
      maxBody,
      limit,
    },
    async ({ body, session, scope }) => {
      const { db, clock } = services;
      const phone = body.factor_type === "phone" ? assertPhone(services, body.phone) : null;
      const secret = phone === null ? newTotpSecret() : Buffer.from(phone);
      const { seal } = await factorSeal(services, scope);
      const id = await enrollFactor(db.auth, {
        userId: session.personId,
        type: body.factor_type,
        name: body.friendly_name,
        seal: (factorId) => seal(factorId, secret),
        now: clock.now(),
      });
      if (id === null) throw new AppError("factor_limit");
      if (phone !== null) return { id, factor_type: "phone", phone } as const;
      return {
        id,
        factor_type: "totp",
        secret: readableSecret(secret),
        uri: totpUri(secret, { issuer: "Tendre", account: session.email }),
      } as const;
    },
  ),
  route(
    {
      method: "PATCH",
      path: "/api/auth/factors/:id",
      auth: "session",
      summary: "Rename a factor",
      params,
      body: z.strictObject({ friendly_name: factorNameField }),
      output: done,
      maxBody,
      limit,
    },
    async ({ body, params: { id }, session }) => {
      const named = { id, userId: session.personId, name: body.friendly_name };
      if (!(await renameFactor(services.db.auth, named))) throw new AppError("not_found");
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "DELETE",
      path: "/api/auth/factors/:id",
      auth: "session",
      recentProof: true,
      summary: "Unenroll: every other session ends; with the last factor go the backup codes",
      params,
      output: done,
      limit,
    },
    async ({ params: { id }, session }) => {
      const { db, accounts, security } = services;
      const { personId, sessionId } = session;
      const removed = await removeFactor(db.auth, id, { userId: personId, sessionId });
      if (removed === null) throw new AppError("not_found");
      if (removed !== "begun") {
        security.note({ kind: "factor_removed", personId, sessionId });
        services.afterResponse.run(() => accounts.mail.sendFactorChange(personId, removed));
      }
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/factors/:id/challenge",
      auth: "signing-in",
      summary:
        "Ask to be asked for a factor's code, which a telephone is sent; the newest challenge of a session counts, for five minutes",
      params,
      output: z.object({ id: idSchema, expiresAt: instantSchema }),
      limit,
    },
    async ({ params: { id }, session, scope, address }) => {
      const { db, clock } = services;
      const { personId: userId, sessionId, isPending: verifiedOnly } = session;
      const factor = await findFactor(db.auth, { id, userId, verifiedOnly });
      if (!factor) throw new AppError("not_found");
      const seal = await factorSeal(services, scope);
      const secret = factor.factor_type === "phone" ? seal.open(id, factor.secret) : null;
      // A number that cannot be read can be sent nothing.
      if (factor.factor_type === "phone" && secret === null) throw new AppError("not_found");
      const phone = secret?.toString() ?? null;
      if (phone !== null) await countCode(services, { personId: userId, phone, address });
      const code = newSentCode();
      const codeHash = phone === null ? null : seal.hashSent(id, code);
      const asked = { factorId: id, userId, sessionId, now: clock.now() };
      const challenge = await makeChallenge(db.auth, { ...asked, verifiedOnly, codeHash });
      if (!challenge) throw new AppError("not_found");
      if (phone !== null) await sendCode(services, { personId: userId, phone }, code);
      return { id: challenge.id, expiresAt: challenge.expiresAt.toISOString() };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/factors/:id/verify",
      auth: "signing-in",
      summary:
        "Answer a challenge: finishes setting the factor up, lets the sign-in in that waits for it, or proves who is signed in",
      params,
      body: z.strictObject({
        challengeId: idSchema,
        code: codeField,
        /** Not to be asked in this browser for thirty days; only while signing in. */
        trustBrowser: z.boolean().default(false),
      }),
      output: z.discriminatedUnion("status", [
        signedInSchema,
        provenSchema,
        z.object({
          status: z.literal("verified"),
          /** Once, with the first factor: they are never told again. */
          backupCodes: backupCodes.nullable(),
        }),
      ]),
      maxBody,
      limit,
    },
    async ({ c, body, params: { id }, session, scope }) => {
      const { db, clock, accounts, security } = services;
      const { challengeId, code, trustBrowser: isTrusted } = body;
      const { personId, sessionId } = session;
      const now = clock.now();
      const who = { userId: personId, sessionId };
      const asked = await findChallenge(db.auth, { challengeId, factorId: id, ...who, now });
      if (!asked) throw new AppError("invalid_challenge");
      const isPhone = asked.factorType === "phone";
      const guess =
        asked.status === "verified"
          ? codeThrottle(services, c.req.raw.headers, session)
          : phoneThrottle(services, personId);
      // A code of an app that is being set up opens nothing, so there is nothing to guess; that of a telephone may be somebody else's.
      const isGuess = isPhone || asked.status === "verified";
      if (isGuess) await guess.count();
      const seal = await factorSeal(services, scope);
      const secret = isPhone ? null : seal.open(id, asked.secret);
      const step = secret && findTotpStep(secret, code, now);
      const isRight = isPhone ? asked.codeHash === seal.hashSent(id, code) : step !== null;
      if (!isRight) throw await wrongCode(services, session);
      const outcome = await withAccountLocked(db.auth, personId, async (tx) => {
        if (!(await takeCode(tx, { challengeId, factorId: id, step, now }))) return null;
        if (asked.status === "verified") return accept(tx, session, { isTrusted, now });
        const change = await activateFactor(tx, id, who);
        if (change === null) return null;
        const codes = change === "on" ? await makeBackupCodes(tx, personId, seal.hashCode, now) : null;
        return { kind: "activated", change, codes } as const;
      });
      if (!outcome) throw await wrongCode(services, session);
      if (isGuess) await guess.forgive();
      if (outcome.kind !== "activated") return presentAccepted(services, c, session, outcome);
      security.note({ kind: "factor_added", ...{ personId, sessionId } });
      services.afterResponse.run(() => accounts.mail.sendFactorChange(personId, outcome.change));
      return { status: "verified", backupCodes: outcome.codes && [...outcome.codes] } as const;
    },
  ),
];

const present = ({ created_at, last_used_at, ...factor }: StoredFactor): Factor =>
  factorSchema.parse({
    ...factor,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  });
