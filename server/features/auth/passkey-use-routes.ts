/** Using a passkey: to sign in without a name or a password, in place of a factor's code, and to prove again who one is. */
import { z } from "zod";
import {
  type PasskeyAssertion,
  passkeyAssertionSchema,
  passkeyRequestSchema,
} from "#domain/account/passkey-fields.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { presentSession, sessionResponseSchema } from "../session/present.ts";
import { accept, presentAccepted, provenSchema, signedInSchema } from "./accept-code.ts";
import { callerOf } from "./fields.ts";
import { withAccountLocked } from "./mutations/factors.ts";
import { makePasskeyChallenge, takePasskeyChallenge } from "./mutations/passkey-challenges.ts";
import { recordPasskeyUse } from "./mutations/passkeys.ts";
import { findPasskey, listPasskeys } from "./queries/passkeys.ts";
import { copiedPasskey, startSession } from "./start-session.ts";
import { isHandleOf, readAnswer, requestOptions } from "./webauthn.ts";

const maxBody = 32 * 1024;
const answer = { challengeId: idSchema, credential: passkeyAssertionSchema };
const limit = { max: 60, windowSeconds: 15 * 60, by: "person" } as const;

export const passkeyUseRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/auth/sign-in/passkey/options",
      auth: "public",
      summary: "What a browser asks any passkey of this address, for signing in; good for five minutes",
      body: z.strictObject({}),
      output: passkeyRequestSchema,
      maxBody: 1024,
      limit: { max: 300, windowSeconds: 3_600, by: "address" },
    },
    async () => {
      const { db, clock, publicUrl } = services;
      const asked = { purpose: "sign_in", sessionId: null, now: clock.now() } as const;
      const { id, challenge } = await makePasskeyChallenge(db.auth, asked);
      return { challengeId: id, options: requestOptions(publicUrl, challenge, []) };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/sign-in/passkey",
      auth: "public",
      summary:
        "Sign in with a passkey, which counts as both factors; `token` is for `Authorization: Bearer`. What is unknown, wrong or another's is refused alike",
      body: z.strictObject({ ...answer, rememberMe: z.boolean().default(true) }),
      output: sessionResponseSchema.extend({ token: z.string() }),
      maxBody,
      limit: { max: 50, windowSeconds: 15 * 60, by: "address" },
    },
    async ({ c, body, address, uncount }) => {
      const { db, clock, env } = services;
      const asked = { id: body.challengeId, purpose: "sign_in", sessionId: null, now: clock.now() } as const;
      const challenge = await takePasskeyChallenge(db.auth, asked);
      if (!challenge) throw new AppError("invalid_challenge");
      const { found, answered } = await check(services, challenge, body.credential);
      // Only here is nobody named besides: the handle says whose passkey it is.
      const isOwners = found && isHandleOf(found.handle, body.credential.response.userHandle);
      if (!isOwners || !answered) throw wrongPasskey();
      // Only whoever holds the passkey gets either of these.
      if (env.AUTH_REQUIRE_EMAIL_CONFIRMATION && !found.isVerified) throw new AppError("email_not_verified");
      if (found.isBanned)
        throw new AppError("forbidden", { security: { kind: "banned", personId: found.userId } });
      const { session, token } = await startSession(services, c, callerOf(c, address), {
        userId: found.userId,
        isRemembered: body.rememberMe,
        method: "passkey",
        passwordHash: null,
        passkey: { id: found.id, ...answered },
      });
      if (session.isPending) throw new AppError("invalid_passkey");
      await uncount();
      return { ...(await presentSession(services, session)), token };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/passkeys/challenge",
      auth: "signing-in",
      summary: "Ask to be asked for one of one's passkeys; the newest of a session counts, for five minutes",
      body: z.strictObject({}),
      output: passkeyRequestSchema,
      maxBody: 1024,
      limit,
    },
    async ({ session: { personId, sessionId } }) => {
      const { db, clock, publicUrl } = services;
      const known = await listPasskeys(db.auth, personId);
      // None at all would ask for anybody's.
      if (known.length === 0) throw new AppError("conflict");
      const asked = { purpose: "confirm", sessionId, now: clock.now() } as const;
      const { id, challenge } = await makePasskeyChallenge(db.auth, asked);
      return { challengeId: id, options: requestOptions(publicUrl, challenge, known) };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/passkeys/verify",
      auth: "signing-in",
      summary: "Answer with a passkey: lets the sign-in in that waits, or proves who is signed in",
      body: z.strictObject({ ...answer, trustBrowser: z.boolean().default(false) }),
      output: z.discriminatedUnion("status", [signedInSchema, provenSchema]),
      maxBody,
      limit,
    },
    async ({ c, body, session }) => {
      const { db, clock } = services;
      const { personId, sessionId } = session;
      const now = clock.now();
      const asked = { id: body.challengeId, purpose: "confirm", sessionId, now } as const;
      const challenge = await takePasskeyChallenge(db.auth, asked);
      if (!challenge) throw new AppError("invalid_challenge");
      const { found, answered } = await check(services, challenge, body.credential);
      if (found?.userId !== personId || !answered) throw wrongPasskey();
      const outcome = await withAccountLocked(db.auth, personId, async (tx) => {
        const used = await recordPasskeyUse(tx, { id: found.id, userId: personId, ...answered, now });
        return used === "used" ? accept(tx, session, { isTrusted: body.trustBrowser, now }) : used;
      });
      if (outcome === "copied") throw copiedPasskey(personId);
      if (outcome === "gone" || outcome === null) throw wrongPasskey();
      return presentAccepted(services, c, session, outcome);
    },
  ),
];

/** As much work for a passkey that nobody has as for one that somebody has. */
async function check({ db, publicUrl }: Services, challenge: Buffer, credential: PasskeyAssertion) {
  const found = await findPasskey(db.auth, credential.id);
  return { found, answered: await readAnswer(publicUrl, challenge, credential, found) };
}

/** Whose it may have been is not noted: an id that came with a wrong answer proves nothing. */
const wrongPasskey = () => new AppError("invalid_passkey", { security: { kind: "wrong_credentials" } });
