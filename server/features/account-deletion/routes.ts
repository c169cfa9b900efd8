/** Deleting one's account: what goes, the request, taking it back, and doing it at once. */
import { z } from "zod";
import {
  accountContentsSchema,
  deletedAnswerSchema,
  deletionAnswerSchema,
  deletionGraceSchema,
} from "#domain/account/account-deletion.ts";
import { AppError } from "#server/errors.ts";
import { endOtherSessions } from "#server/features/devices/mutations.ts";
import { readSettings } from "#server/features/site/queries.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { destroyAccount } from "./mutations/destroy-account.ts";
import { requestDeletion, restoreAccount } from "./mutations/request-deletion.ts";
import { isBeingDestroyed, readContents, readDeletionDue, readTimeZone } from "./queries/deletion.ts";

const day = 24 * 60 * 60 * 1000;
const limit = { max: 30, windowSeconds: 3_600, by: "person" } as const;
const nothing = z.strictObject({});

export const accountDeletionRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/account/deletion",
      auth: "session",
      summary: "What deleting the account would destroy, in numbers, and when it is due",
      output: deletionAnswerSchema.extend({
        contents: accountContentsSchema,
        graceDays: deletionGraceSchema,
      }),
    },
    async ({ session, scope }) => {
      const { db } = services;
      const [dueAt, contents, chosen] = await Promise.all([
        readDeletionDue(db.auth, session.personId),
        db.transact(scope, (tx) => readContents(tx, session.personId)),
        readSettings(services),
      ]);
      return {
        dueAt: dueAt?.toISOString() ?? null,
        contents,
        graceDays: chosen.grace_days,
      };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/account/deletion",
      auth: "session",
      recentProof: true,
      summary:
        "Ask for the deletion of the account; every other session ends, and a sign-in can take it back",
      body: nothing,
      output: deletionAnswerSchema,
      maxBody: 1024,
      limit,
    },
    async ({ session, scope }) => {
      const { db, clock, accounts, security } = services;
      const { personId, sessionId } = session;
      const { grace_days: graceDays } = await readSettings(services);
      const now = clock.now();
      const dueAt = await requestDeletion(db.auth, {
        userId: personId,
        now,
        dueAt: new Date(now.getTime() + graceDays * day),
      });
      if (!dueAt) throw new AppError("gone");
      await endOtherSessions(db.auth, personId, sessionId);
      security.note({ kind: "deletion_asked", personId, sessionId });
      const timeZone = await db.transact(scope, (tx) => readTimeZone(tx, personId));
      services.afterResponse.run(() => accounts.mail.sendDeletionRequested(personId, { dueAt, timeZone }));
      return { dueAt: dueAt.toISOString() };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/account/deletion/restore",
      auth: "session",
      summary: "Keep the account after all; 410 once it is being destroyed",
      body: nothing,
      output: deletionAnswerSchema,
      maxBody: 1024,
      limit,
    },
    async ({ session }) => {
      const { db, clock, security } = services;
      const { personId, sessionId } = session;
      const isRestored = await restoreAccount(db.auth, personId, clock.now());
      if (isRestored) security.note({ kind: "deletion_taken_back", personId, sessionId });
      else if (await readDeletionDue(db.auth, personId)) throw new AppError("gone");
      return { dueAt: null };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/account/deletion/now",
      auth: "session",
      recentProof: true,
      summary: "Destroy the account at once; the answer holds the number of the receipt that is mailed",
      body: nothing,
      output: deletedAnswerSchema,
      maxBody: 1024,
      limit,
    },
    async ({ c, session, scope }) => {
      const { db, tokens } = services;
      const { personId: userId, sessionId } = session;
      // The other sessions end together with the account: a device that is told of its end hears why at once. Of one that began and was cut
      // off they end now, and the job goes on with it; a refusal changes nothing.
      const receipt = await destroyAccount(services, scope, { isAskedNow: true }).catch(
        async (error: unknown) => {
          if (await isBeingDestroyed(db.auth, userId)) await endOtherSessions(db.auth, userId, sessionId);
          throw error;
        },
      );
      if (receipt === null) throw new AppError("gone");
      for (const cookie of tokens.clearingCookies) c.header("set-cookie", cookie, { append: true });
      c.header("clear-site-data", '"cache"');
      return { receipt };
    },
  ),
];
