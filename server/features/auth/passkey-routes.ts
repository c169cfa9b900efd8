/** One's passkeys: make, list, rename, revoke (docs/decisions/029-passkeys.md). How they are used is in passkey-use-routes.ts. */
import { z } from "zod";
import {
  passkeyAttestationSchema,
  passkeyCreationSchema,
  passkeySchema,
} from "#domain/account/passkey-fields.ts";
import { factorNameLength } from "#domain/account/second-factor.ts";
import { cleanLine } from "#domain/text/clean-text.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { describeBrowser } from "#server/features/devices/describe-browser.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { done, factorNameField } from "./fields.ts";
import { makePasskeyChallenge, takePasskeyChallenge } from "./mutations/passkey-challenges.ts";
import { addPasskey, removePasskey, renamePasskey } from "./mutations/passkeys.ts";
import { passkeyProvider } from "./passkey-providers.ts";
import { presentPasskey } from "./present.ts";
import { listPasskeys, readPasskeyHandle } from "./queries/passkeys.ts";
import { creationOptions, readNewCredential } from "./webauthn.ts";

const params = z.object({ id: idSchema });
const limit = { max: 60, windowSeconds: 15 * 60, by: "person" } as const;

export const passkeyRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/auth/passkeys",
      auth: "session",
      summary: "One's passkeys, the oldest first",
      output: z.object({ passkeys: z.array(passkeySchema) }),
    },
    async ({ session }) => {
      const passkeys = await listPasskeys(services.db.auth, session.personId);
      return { passkeys: passkeys.map(presentPasskey) };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/passkeys/options",
      auth: "session",
      recentProof: true,
      summary: "What a browser makes a passkey with; the newest of a session counts, for five minutes",
      body: z.strictObject({}),
      output: passkeyCreationSchema,
      maxBody: 1024,
      limit,
    },
    async ({ session }) => {
      const { db, clock, publicUrl } = services;
      const { personId, sessionId, email, firstName: name } = session;
      const handle = await readPasskeyHandle(db.auth, personId);
      if (handle === null) throw new AppError("unauthorized");
      const known = await listPasskeys(db.auth, personId);
      const asked = { purpose: "create", sessionId, now: clock.now() } as const;
      const { id, challenge } = await makePasskeyChallenge(db.auth, asked);
      return {
        challengeId: id,
        options: creationOptions(publicUrl, { challenge, handle, email, name, known }),
      };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/passkeys",
      auth: "session",
      recentProof: true,
      summary: "Keep the passkey that the browser made: every other session ends",
      body: z.strictObject({
        challengeId: idSchema,
        /** Empty: it is called after whoever keeps it. */
        friendly_name: z.string().transform(cleanLine).pipe(z.string().max(factorNameLength)),
        credential: passkeyAttestationSchema,
      }),
      output: z.object({ id: idSchema }),
      maxBody: 64 * 1024,
      limit,
    },
    async ({ c, body, session }) => {
      const { db, clock, publicUrl, security, accounts, afterResponse } = services;
      const { personId, sessionId } = session;
      const now = clock.now();
      const asked = { id: body.challengeId, purpose: "create", sessionId, now } as const;
      const challenge = await takePasskeyChallenge(db.auth, asked);
      if (!challenge) throw new AppError("invalid_challenge");
      const made = await readNewCredential(publicUrl, challenge, body.credential);
      if (!made) throw new AppError("invalid_passkey");
      const { browser, system } = describeBrowser(c.req.header("user-agent"));
      const place = [browser, system].filter((part) => part !== null).join(", ");
      const name = body.friendly_name || passkeyProvider(made.aaguid) || place || "Passkey";
      const added = await addPasskey(
        db.auth,
        { userId: personId, sessionId },
        {
          ...made,
          ...{ browser, system, now },
          transports: body.credential.response.transports,
          name: cutText(name, factorNameLength),
        },
      );
      if (added === "limit") throw new AppError("factor_limit");
      if (added === "known") throw new AppError("invalid_passkey");
      security.note({ kind: "passkey_added", personId, sessionId });
      afterResponse.run(() => accounts.mail.sendFactorChange(personId, "passkey_added"));
      return added;
    },
  ),
  route(
    {
      method: "PATCH",
      path: "/api/auth/passkeys/:id",
      auth: "session",
      summary: "Rename a passkey",
      params,
      body: z.strictObject({ friendly_name: factorNameField }),
      output: done,
      maxBody: 4 * 1024,
      limit,
    },
    async ({ body, params: { id }, session }) => {
      const named = { id, userId: session.personId, name: body.friendly_name };
      if (!(await renamePasskey(services.db.auth, named))) throw new AppError("not_found");
      return { status: true } as const;
    },
  ),
  route(
    {
      method: "DELETE",
      path: "/api/auth/passkeys/:id",
      auth: "session",
      recentProof: true,
      summary: "Revoke a passkey: every other session ends; refused when it is the only way in",
      params,
      output: done,
      limit,
    },
    async ({ params: { id }, session }) => {
      const { db, security, accounts, afterResponse } = services;
      const { personId, sessionId } = session;
      const outcome = await removePasskey(db.auth, id, { userId: personId, sessionId });
      if (outcome === "missing") throw new AppError("not_found");
      if (outcome === "last") throw new AppError("conflict");
      security.note({ kind: "passkey_removed", personId, sessionId });
      afterResponse.run(() => accounts.mail.sendFactorChange(personId, "passkey_removed"));
      return { status: true } as const;
    },
  ),
];
