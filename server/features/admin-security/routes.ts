/** Security in the back-office: numbers by day, the lines behind them, and who is signed in. */
import { periodQuerySchema } from "#domain/admin/list.ts";
import {
  openSessionsQuerySchema,
  openSessionsSchema,
  securityEventSchema,
  securityEventsQuerySchema,
  securityEventsSchema,
  securityOverviewSchema,
} from "#domain/admin/security.ts";
import { noteAudit } from "#server/features/admin/mutations/note-audit.ts";
import { readList, readPiece } from "#server/features/admin/queries/read-list.ts";
import { route } from "#server/http/routes/route.ts";
import { csvFile, csvPiece } from "#server/http/rows/csv-stream.ts";
import type { Services } from "#server/services.ts";
import { presentEvent, presentOpenSession } from "./present.ts";
import { eventConditions, eventSource, sessionConditions, sessionSource } from "./queries/lists.ts";
import {
  readActCounts,
  readSecurityFacts,
  readSecuritySeries,
  readSessionMethods,
} from "./queries/overview.ts";

const shape = { method: "GET", auth: "superadmin" } as const;

export const adminSecurityRoutes = ({ office, clock, security }: Services) => [
  route(
    {
      ...shape,
      path: "/api/admin/security",
      summary: "Refusals by day, second factors, open sessions and what administrators did",
      query: periodQuerySchema,
      output: securityOverviewSchema,
    },
    async ({ c, scope, query: { days } }) => {
      c.header("cache-control", "no-store");
      // What has just been refused is in it, whichever second the log is written.
      await security.flush();
      const now = clock.now();
      const [series, facts, byMethod, acts] = await office.transact(scope, (tx) =>
        Promise.all([
          readSecuritySeries(tx, { now, days }),
          readSecurityFacts(tx),
          readSessionMethods(tx),
          readActCounts(tx, { now, days }),
        ]),
      );
      return {
        days,
        at: now.toISOString(),
        series,
        bannedPeople: facts.banned,
        factors: {
          people: facts.people,
          withAny: facts.with_any,
          authenticators: facts.authenticators,
          phones: facts.phones,
          passkeys: facts.passkeys,
        },
        sessions: {
          open: facts.open,
          pending: facts.pending,
          remembered: facts.remembered,
          people: facts.signed_in,
          byMethod,
        },
        acts,
      };
    },
  ),
  route(
    {
      ...shape,
      path: "/api/admin/security/events",
      summary: "Lines of the security log: what was refused, by route and account, newest first",
      query: securityEventsQuerySchema,
      output: securityEventsSchema,
    },
    async ({ c, scope, query }) => {
      c.header("cache-control", "no-store");
      await security.flush();
      const { rows, ...page } = await office.transact(scope, (tx) =>
        readList(tx, eventSource, { ...query, where: eventConditions(query) }),
      );
      return { ...page, rows: rows.map(presentEvent) };
    },
  ),
  route(
    {
      ...shape,
      path: "/api/admin/security/events.csv",
      recentProof: true,
      summary: "The same lines, all of them, as a file; noted in the audit log",
      query: securityEventsQuerySchema,
      output: "text",
      limit: { max: 20, windowSeconds: 3_600, by: "person" },
    },
    async ({ scope, query: { search, sort, direction, page, size, ...filters } }) => {
      const where = eventConditions({ search, ...filters });
      return csvFile("security-events.csv", securityEventSchema.keyof().options, (after) =>
        office.transact(scope, async (tx) => {
          const rows = await readPiece(tx, eventSource, where, { after: after?.id ?? null, limit: csvPiece });
          if (after === null)
            await noteAudit(tx, {
              action: "security.exported",
              after: { ...filters, isSearched: search !== undefined },
            });
          return rows.map(presentEvent);
        }),
      );
    },
  ),
  route(
    {
      ...shape,
      path: "/api/admin/security/sessions",
      summary: "Open sessions of everybody: browser, system and way in, the last used first",
      query: openSessionsQuerySchema,
      output: openSessionsSchema,
    },
    async ({ c, scope, query }) => {
      c.header("cache-control", "no-store");
      const { rows, ...page } = await office.transact(scope, (tx) =>
        readList(tx, sessionSource, { ...query, where: sessionConditions(query) }),
      );
      return { ...page, rows: rows.map(presentOpenSession) };
    },
  ),
];
