/** Acts on an account: each takes a reason and a recent proof, says what it did, and is noted with before and after. */
import { z } from "zod";
import { reasonActSchema } from "#domain/admin/audit.ts";
import { actAnswerSchema, adminActSchema, planActSchema } from "#domain/admin/people.ts";
import { idSchema } from "#domain/wire/wire.ts";
import type { AdminScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { renewLink } from "#server/features/auth/mutations/mail-links.ts";
import { readSettings } from "#server/features/site/queries.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import {
  type Act,
  banPerson,
  cancelDeletion,
  endSessions,
  givePlan,
  noteConfirmation,
  setAdmin,
  startDeletion,
  unbanPerson,
} from "./mutations/acts.ts";
import { presentRow } from "./present.ts";
import { readPersonRow } from "./queries/people.ts";

const day = 24 * 60 * 60 * 1000;
const shape = {
  method: "POST",
  auth: "superadmin",
  recentProof: true,
  params: z.object({ personId: idSchema }),
  output: actAnswerSchema,
  maxBody: 8 * 1024,
  limit: { max: 240, windowSeconds: 3_600, by: "person" },
} as const;

export function actRoutes(services: Services) {
  const { clock, accounts, payments, afterResponse, db } = services;

  /** @throws AppError `not_found`, or `conflict` with the word of the refusal */
  async function act(scope: AdminScope, personId: string, does: Act) {
    return services.office.transact(scope, async (tx) => {
      const done = await does(tx, personId);
      if (!done.ok && done.reason !== "missing")
        throw new AppError("conflict", { details: { reason: done.reason } });
      const row = await readPersonRow(tx, personId);
      if (!done.ok || !row) throw new AppError("not_found");
      const { isChanged, before, after } = done;
      return { isChanged, before, after, person: presentRow(row) };
    });
  }

  return [
    route(
      {
        ...shape,
        path: "/api/admin/people/:personId/plan",
        summary: "Give a plan without payment; refused while a paid subscription is running",
        body: planActSchema,
      },
      ({ scope, params: { personId }, body: { plan, reason } }) =>
        act(scope, personId, givePlan(plan, reason, payments.currency)),
    ),
    route(
      {
        ...shape,
        path: "/api/admin/people/:personId/admin",
        summary: "Let someone change their own plan without payment, or no longer",
        body: adminActSchema,
      },
      ({ scope, params: { personId }, body: { isAdmin, reason } }) =>
        act(scope, personId, setAdmin(isAdmin, reason)),
    ),
    route(
      {
        ...shape,
        path: "/api/admin/people/:personId/ban",
        summary: "End every session of someone and let them in no more; nothing is deleted",
        body: reasonActSchema,
      },
      ({ scope, params: { personId }, body: { reason } }) => act(scope, personId, banPerson(reason)),
    ),
    route(
      {
        ...shape,
        path: "/api/admin/people/:personId/unban",
        summary: "Let someone in again",
        body: reasonActSchema,
      },
      ({ scope, params: { personId }, body: { reason } }) => act(scope, personId, unbanPerson(reason)),
    ),
    route(
      {
        ...shape,
        path: "/api/admin/people/:personId/sessions/end",
        summary: "End every session of someone; they may sign in again",
        body: reasonActSchema,
      },
      ({ scope, params: { personId }, body: { reason } }) => act(scope, personId, endSessions(reason)),
    ),
    route(
      {
        ...shape,
        path: "/api/admin/people/:personId/confirmation",
        summary: "Send the mail that confirms an address once more",
        body: z.strictObject({}),
        limit: { max: 30, windowSeconds: 3_600, by: "person" },
      },
      async ({ scope, params: { personId } }) => {
        const done = await act(scope, personId, noteConfirmation);
        const link = { userId: personId, purpose: "confirm", now: clock.now() } as const;
        afterResponse.run(async () => {
          const { email } = done.person;
          await accounts.mail.sendConfirmation({ userId: personId, email }, await renewLink(db.auth, link));
        });
        return done;
      },
    ),
    route(
      {
        ...shape,
        path: "/api/admin/people/:personId/deletion",
        summary: "Start the deletion of an account: its days of grace begin, and its sessions end",
        body: reasonActSchema,
      },
      async ({ scope, params: { personId }, body: { reason } }) => {
        const { grace_days: graceDays } = await readSettings(services);
        const dueAt = new Date(clock.now().getTime() + graceDays * day);
        const done = await act(scope, personId, startDeletion(dueAt, reason));
        if (done.isChanged)
          afterResponse.run(() => accounts.mail.sendDeletionRequested(personId, { dueAt, timeZone: "UTC" }));
        return done;
      },
    ),
    route(
      {
        ...shape,
        path: "/api/admin/people/:personId/deletion/cancel",
        summary: "Keep an account that was to be deleted; refused once it is being destroyed",
        body: reasonActSchema,
      },
      ({ scope, params: { personId }, body: { reason } }) => act(scope, personId, cancelDeletion(reason)),
    ),
  ];
}
