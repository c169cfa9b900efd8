/** Where a person is signed in, how to end it, and what happened at the doors of their account. */
import { z } from "zod";
import { ownLogSchema, signedInDevicesSchema } from "#domain/account/signed-in-devices.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { changesItsCaller } from "#server/db/acting.ts";
import { AppError } from "#server/errors.ts";
import { trustedCookie } from "#server/features/auth/trusted-cookie.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { endOtherDevices, endOwnSession, endTrustIn, setLoginAlerts } from "./mutations.ts";
import { presentLog, presentSessions, presentTrusted, readPlace } from "./present.ts";
import { hasLoginAlerts, readOwnLog, readSessions, readTrustedAlone } from "./queries.ts";

const limit = { max: 240, windowSeconds: 3_600, by: "person" } as const;
const linesPerPage = 20;

export const deviceRoutes = (services: Services) => {
  const { db, security, accounts, clock } = services;
  return [
    route(
      {
        method: "GET",
        path: "/api/auth/sessions",
        auth: "session",
        summary:
          "Where one is signed in, this device first, which browsers are trusted, and whether new devices are told by mail",
        output: signedInDevicesSchema,
        limit,
      },
      async ({ c, session }) => {
        c.header("cache-control", "no-store");
        const { personId, sessionId } = session;
        const now = clock.now();
        const [rows, trusted, loginAlerts, providers] = await Promise.all([
          readSessions(db.auth, personId, now),
          readTrustedAlone(db.auth, personId, now),
          hasLoginAlerts(db.auth, personId),
          accounts.providers(),
        ]);
        const nameOf = (id: string) => providers.find((each) => each.id === id)?.name ?? id;
        return {
          sessions: await presentSessions(rows, sessionId, nameOf),
          trusted: presentTrusted(trusted),
          loginAlerts,
        };
      },
    ),
    route(
      {
        method: "DELETE",
        path: "/api/auth/sessions/:id",
        auth: "session",
        summary:
          "End one of one's own sessions, and the trust in its browser; its open pages are told at once",
        params: z.object({ id: idSchema }),
        output: z.object({ status: z.literal(true) }),
        limit,
      },
      async ({ params: { id }, session: { personId, sessionId } }) => {
        if (id === sessionId) changesItsCaller();
        if (!(await endOwnSession(db.auth, personId, id))) throw new AppError("not_found");
        security.note({ kind: "session_ended", personId, sessionId: id });
        return { status: true } as const;
      },
    ),
    route(
      {
        method: "DELETE",
        path: "/api/auth/trusted-browsers/:id",
        auth: "session",
        summary: "Ask one of one's own browsers for the second factor again",
        params: z.object({ id: idSchema }),
        output: z.object({ status: z.literal(true) }),
        limit,
      },
      async ({ params: { id }, session: { personId, sessionId } }) => {
        if (!(await endTrustIn(db.auth, personId, id))) throw new AppError("not_found");
        security.note({ kind: "trust_ended", personId, sessionId });
        return { status: true } as const;
      },
    ),
    route(
      {
        method: "POST",
        path: "/api/auth/sessions/end-others",
        auth: "session",
        summary: "End every session of one's own but this one, and the trust in every other browser",
        body: z.strictObject({}),
        output: z.object({ ended: z.int().nonnegative() }),
        maxBody: 1024,
        limit,
      },
      async ({ c, session: { personId, sessionId } }) => {
        const trustedHash = trustedCookie(services).hashIn(c.req.raw.headers, personId);
        const ended = await endOtherDevices(db.auth, personId, { sessionId, trustedHash });
        for (const id of ended) security.note({ kind: "session_ended", personId, sessionId: id });
        return { ended: ended.length };
      },
    ),
    route(
      {
        method: "PATCH",
        path: "/api/auth/login-alerts",
        auth: "session",
        recentProof: true,
        summary: "Whether a sign-in from a browser that was not seen before is told by mail",
        body: z.strictObject({ enabled: z.boolean() }),
        output: z.object({ enabled: z.boolean() }),
        maxBody: 1024,
        limit,
      },
      async ({ body: { enabled }, session: { personId, sessionId } }) => {
        if (await setLoginAlerts(db.auth, personId, enabled))
          security.note({ kind: enabled ? "alerts_on" : "alerts_off", personId, sessionId });
        return { enabled };
      },
    ),
    route(
      {
        method: "GET",
        path: "/api/auth/security-log",
        auth: "session",
        summary: "What happened at the doors of one's own account, newest first",
        query: z.strictObject({
          /** `next` of the page before. */
          before: z.string().max(80).optional(),
        }),
        output: ownLogSchema,
        limit,
      },
      async ({ c, scope, session, query }) => {
        c.header("cache-control", "no-store");
        const before = query.before === undefined ? null : readPlace(query.before);
        if (query.before !== undefined && before === null)
          throw new AppError("validation", { details: { field: "before" } });
        // What one has just done is in it, whichever second the log is written.
        await security.flush();
        const rows = await readOwnLog(db, scope, { before, limit: linesPerPage + 1 });
        return presentLog(rows, linesPerPage, session.sessionId);
      },
    ),
  ];
};
