/** One's own telephone number, confirmed by a code (docs/decisions/030-address-and-telephone.md). As a second factor: factor-routes.ts. */
import { z } from "zod";
import { type OwnPhone, ownPhoneSchema } from "#domain/account/phone-number.ts";
import { readTotpCode } from "#domain/account/second-factor.ts";
import { phoneDigest } from "#server/crypto/phone-digest.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { wrongCode } from "./accept-code.ts";
import { factorSeal } from "./factor-seal.ts";
import { assertPhone, phoneField } from "./fields.ts";
import { phoneThrottle } from "./login-throttle.ts";
import { addPhoneDigest, beginPhoneCheck, confirmPhone, removePhone } from "./mutations/phone-numbers.ts";
import { readPhone } from "./queries/phone-numbers.ts";
import { countCode, newSentCode, sendCode } from "./send-code.ts";

const maxBody = 4 * 1024;
const limit = { max: 60, windowSeconds: 15 * 60, by: "person" } as const;
const codeField = z.string().max(40).transform(readTotpCode).pipe(z.string("invalid_code"));

export const phoneRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/auth/phone",
      auth: "session",
      summary: "One's own telephone number, and one that waits for its code",
      output: ownPhoneSchema,
    },
    async ({ c, scope }) => {
      c.header("cache-control", "no-store");
      return present(services, scope);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/phone",
      auth: "session",
      recentProof: true,
      summary: "Send a code to a number; it is one's own once the code was given",
      body: z.strictObject({ phone: phoneField }),
      output: ownPhoneSchema,
      maxBody,
      limit,
    },
    async ({ body, session: { personId }, scope, address }) => {
      const { db, clock } = services;
      const phone = assertPhone(services, body.phone);
      await countCode(services, { personId, phone, address });
      const seal = await factorSeal(services, scope);
      const code = newSentCode();
      const digest = phoneDigest(services.masters, phone);
      const check = { number: seal.sealPhone(phone), digest, codeHash: seal.hashSent("number", code) };
      await beginPhoneCheck(db.auth, { userId: personId, ...check, now: clock.now() });
      await sendCode(services, { personId, phone }, code);
      return present(services, scope);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/phone/verify",
      auth: "session",
      summary: "Give the code that was sent: the number is one's own from now on",
      body: z.strictObject({ code: codeField }),
      output: ownPhoneSchema,
      maxBody,
      limit,
    },
    async ({ body, session, scope }) => {
      const { db, clock, security } = services;
      const { personId, sessionId } = session;
      const guess = phoneThrottle(services, personId);
      await guess.count();
      const { hashSent } = await factorSeal(services, scope);
      const codeHash = hashSent("number", body.code);
      if (!(await confirmPhone(db.auth, { userId: personId, codeHash, now: clock.now() })))
        throw await wrongCode(services, session);
      await guess.forgive();
      security.note({ kind: "phone_confirmed", personId, sessionId });
      return present(services, scope);
    },
  ),
  route(
    {
      method: "DELETE",
      path: "/api/auth/phone",
      auth: "session",
      recentProof: true,
      summary: "Forget one's telephone number, and one that waits; a second factor of the same number stays",
      output: ownPhoneSchema,
      limit,
    },
    async ({ session: { personId, sessionId }, scope }) => {
      if (await removePhone(services.db.auth, personId))
        services.security.note({ kind: "phone_removed", personId, sessionId });
      return present(services, scope);
    },
  ),
];

async function present(services: Services, scope: OwnerScope): Promise<OwnPhone> {
  const { db, clock, sms } = services;
  const found = await readPhone(db.auth, scope.personId, clock.now());
  const seal = found && (found.number ?? found.asked) ? await factorSeal(services, scope) : null;
  const open = (sealed: Buffer | null | undefined) => (seal && sealed ? seal.openPhone(sealed) : null);
  const asked = open(found?.asked);
  const expiresAt = found?.expiresAt?.toISOString();
  const phone = open(found?.number);
  if (phone !== null && !found?.isFound)
    await addPhoneDigest(db.auth, scope.personId, phoneDigest(services.masters, phone));
  return {
    phone,
    check: asked !== null && expiresAt !== undefined ? { phone: asked, expiresAt } : null,
    canSend: sms.kind !== "off",
  };
}
