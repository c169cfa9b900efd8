/** Tokens for outside clients: personal ones, signed ones and the key set that checks these (docs/decisions/032-tokens-for-scripts.md). */
import { z } from "zod";
import { keySetLife, keySetPath, signedTokenLife } from "#domain/account/access-token.ts";
import {
  madeTokenSchema,
  newTokenSchema,
  personalTokensSchema,
  signedTokenSchema,
  tokenScopeSchema,
} from "#domain/account/access-token-fields.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { authRows } from "#server/features/auth/auth-database.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { makePersonalToken, revokeTokens } from "./mutations/personal-tokens.ts";
import { presentToken } from "./present.ts";
import { hasPersonalToken, readPersonalTokens } from "./queries/personal-tokens.ts";
import { readKeySet } from "./queries/signing-keys.ts";
import { signToken } from "./signed-tokens.ts";

const maxBody = 4 * 1024;
const limit = { max: 120, windowSeconds: 3_600, by: "person" } as const;

export const tokenRoutes = (services: Services) => {
  const { db, clock, security } = services;
  return [
    route(
      {
        method: "GET",
        path: "/api/auth/tokens",
        auth: "session",
        summary: "One's personal access tokens, without the tokens themselves",
        output: personalTokensSchema,
        limit,
      },
      async ({ c, session }) => {
        c.header("cache-control", "no-store");
        const rows = await readPersonalTokens(db.auth, session.personId, clock.now());
        return { tokens: rows.map(presentToken) };
      },
    ),
    route(
      {
        method: "POST",
        path: "/api/auth/tokens",
        auth: "session",
        recentProof: true,
        summary: "Make a personal access token for the journal's own routes; the answer tells it this once",
        body: newTokenSchema,
        output: madeTokenSchema,
        maxBody,
        limit,
      },
      async ({ c, body, session: { personId, sessionId } }) => {
        c.header("cache-control", "no-store");
        const made = await makePersonalToken(db.auth, { userId: personId, now: clock.now(), ...body });
        if (!made) throw new AppError("token_limit");
        security.note({ kind: "token_made", personId, sessionId });
        return { ...presentToken(made.row), token: made.token };
      },
    ),
    route(
      {
        method: "DELETE",
        path: "/api/auth/tokens/:id",
        auth: "session",
        summary: "Revoke a personal access token: it opens nothing from now on",
        params: z.object({ id: idSchema }),
        output: z.object({ revoked: z.int() }),
        limit,
      },
      async ({ params: { id }, session: { personId, sessionId } }) => {
        const revoked = await revokeTokens(authRows(db.auth), { userId: personId, id, now: clock.now() });
        if (revoked === 0 && !(await hasPersonalToken(db.auth, personId, id)))
          throw new AppError("not_found");
        if (revoked > 0) security.note({ kind: "token_revoked", personId, sessionId });
        return { revoked };
      },
    ),
    route(
      {
        method: "POST",
        path: "/api/auth/tokens/revoke-all",
        auth: "session",
        summary: "Revoke every personal access token of one's own",
        body: z.strictObject({}),
        output: z.object({ revoked: z.int() }),
        maxBody,
        limit,
      },
      async ({ session: { personId, sessionId } }) => {
        const revoked = await revokeTokens(authRows(db.auth), {
          userId: personId,
          id: null,
          now: clock.now(),
        });
        for (let each = 0; each < revoked; each += 1)
          security.note({ kind: "token_revoked", personId, sessionId });
        return { revoked };
      },
    ),
    route(
      {
        method: "POST",
        path: "/api/auth/token",
        auth: "session",
        summary:
          "A signed token (JWT) of this session for the journal's own routes: good for ten minutes, and no longer than the session",
        body: z.strictObject({ scope: tokenScopeSchema }),
        output: signedTokenSchema,
        maxBody,
        limit,
      },
      async ({ c, body: { scope }, session: { personId, sessionId } }) => {
        c.header("cache-control", "no-store");
        const token = await signToken(services, { personId, sessionId, scope });
        return {
          access_token: token,
          token_type: "Bearer",
          expires_in: signedTokenLife / 1000,
          scope,
        } as const;
      },
    ),
    route(
      {
        method: "GET",
        path: keySetPath,
        auth: "public",
        summary: "The public keys that check signed tokens (RFC 7517)",
        output: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }),
      },
      async ({ c }) => {
        c.header("cache-control", `public, max-age=${keySetLife / 1000}`);
        const rows = await readKeySet(db.auth, clock.now());
        return { keys: rows.map(({ kid, public_key }) => ({ ...public_key, kid })) };
      },
    ),
  ];
};
