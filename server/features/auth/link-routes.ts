/** Outside accounts of a signed-in person: list, link, unlink. Each change requires a recent proof. */
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { done, targetField } from "./fields.ts";
import { unlinkAccount } from "./mutations/outside-accounts.ts";
import { linkPage } from "./outside/come-back.ts";
import { setOut } from "./outside/set-out.ts";
import { hasOutsideAccounts, ownTarget, providerField } from "./provider-routes.ts";
import { readSignInMethods } from "./queries/accounts.ts";
import { countPasskeys } from "./queries/passkeys.ts";

const limit = { max: 30, windowSeconds: 3_600, by: "person" } as const;
const act = { provider: providerField };

export const linkRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/auth/linked-accounts",
      auth: "session",
      summary: "The outside accounts that open this journal, and whether a password or a passkey does",
      output: z.object({
        providers: z.array(z.string()),
        hasPassword: z.boolean(),
        hasPasskey: z.boolean(),
      }),
    },
    async ({ c, session }) => {
      c.header("cache-control", "no-store");
      const { auth } = services.db;
      const [{ providers, passwordHash }, passkeys] = await Promise.all([
        readSignInMethods(auth, session.personId),
        countPasskeys(auth, session.personId),
      ]);
      return { providers: [...providers], hasPassword: passwordHash !== null, hasPasskey: passkeys > 0 };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/link-social",
      auth: "session",
      recentProof: true,
      summary: "The provider's page to go to so that an outside account opens this journal too",
      body: z.strictObject({ ...act, callbackURL: targetField }),
      output: z.object({ url: z.string(), redirect: z.literal(false) }),
      maxBody: 16 * 1024,
      limit,
    },
    async ({ c, body, session }) => {
      if (!(await hasOutsideAccounts(services))) throw new AppError("unknown_provider");
      const { personId, sessionId, email } = session;
      return setOut(services, c, {
        provider: body.provider,
        page: ownTarget(services, body.callbackURL ?? linkPage),
        newcomer: null,
        link: { personId, sessionId, email },
      });
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/auth/unlink-social",
      auth: "session",
      recentProof: true,
      summary: "Take an outside account away; refused when it is the only way in",
      body: z.strictObject(act),
      output: done,
      maxBody: 16 * 1024,
      limit,
    },
    async ({ body, session }) => {
      if (!(await unlinkAccount(services.db.auth, session.personId, body.provider)))
        throw new AppError("conflict");
      services.security.note({ kind: "account_unlinked", personId: session.personId });
      return { status: true } as const;
    },
  ),
];
