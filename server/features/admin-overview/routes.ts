/** The back-office's first page, in one answer. */
import { periodQuerySchema } from "#domain/admin/list.ts";
import { overviewSchema } from "#domain/admin/overview.ts";
import { schemaVersion } from "#server/db/migrate.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { presentPlans, presentRevenue } from "./present.ts";
import { readCounted, readPeopleCounts, readSignUps } from "./queries/people.ts";
import { readMoves, readPlanCounts, readTaken } from "./queries/revenue.ts";
import {
  countAudit,
  readAiMonths,
  readDatabase,
  readErrors,
  readJobs,
  readModelDays,
  readStorage,
} from "./queries/use.ts";

const instant = (at: Date | null) => at?.toISOString() ?? null;

export const adminOverviewRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/admin/overview",
      auth: "superadmin",
      summary: "People, plans, revenue, LISA, storage, jobs, failures, database and mail, in counts by day",
      query: periodQuerySchema,
      output: overviewSchema,
    },
    async ({ c, scope, query: { days } }) => {
      c.header("cache-control", "no-store");
      const { clock, db, delivery, env, files, mailer, model, office, payments, security } = services;
      await security.flush();
      const now = clock.now();
      const span = { now, days };
      const currency = payments.currency === "eur" ? "EUR" : "USD";
      return office.transact(scope, async (tx) => {
        const [people, signUps, active, planCounts, moves, taken] = await Promise.all([
          readPeopleCounts(tx),
          readSignUps(tx, span),
          readCounted(tx, span, "active"),
          readPlanCounts(tx),
          readMoves(tx, span),
          readTaken(tx, span, currency),
        ]);
        const [months, calls, failures, tokens, storage, media, jobs, errors, database, rows] =
          await Promise.all([
            readAiMonths(tx),
            readModelDays(tx, span, "calls"),
            readModelDays(tx, span, "failures"),
            readModelDays(tx, span, "tokens"),
            readStorage(tx),
            readCounted(tx, span, "media_bytes"),
            readJobs(tx),
            readErrors(tx, span),
            readDatabase(tx),
            countAudit(tx),
          ]);
        const plans = presentPlans(planCounts);
        const mail = delivery.health();
        return {
          days,
          at: now.toISOString(),
          people: {
            total: people.total,
            unconfirmed: people.unconfirmed,
            deleting: people.deleting,
            banned: people.banned,
            superadmins: people.superadmins,
            activeDay: people.active_day,
            activeWeek: people.active_week,
            activeMonth: people.active_month,
            signUps,
            active,
          },
          plans,
          revenue: { currency, ...presentRevenue(plans, moves), taken },
          ai: {
            months,
            model: model ? env.AI_MODEL : "",
            calls,
            failures,
            tokens,
            tokenLimit: env.AI_DAILY_TOKENS || null,
          },
          storage: {
            kind: files.kind,
            mediaBytes: storage.media_bytes,
            mediaFiles: storage.media_files,
            unfinishedUploads: storage.unfinished,
            textBytes: storage.text_bytes,
            media,
          },
          jobs: jobs.map(({ name, cron, state, last_done_at, failed }) => ({
            name,
            cron,
            state,
            lastDoneAt: instant(last_done_at),
            failed,
          })),
          errors,
          database: {
            bytes: database.bytes,
            connections: database.connections,
            mostConnections: database.most_connections,
            version: database.version,
            schema: schemaVersion(),
            isRefusingWrites: db.refusesWrites(),
            largest: database.largest.map(({ name, bytes }) => ({ table: name, bytes })),
          },
          mail: {
            kind: mailer.kind,
            sent: mail.sent,
            failed: mail.failed,
            lastSentAt: instant(mail.lastSentAt),
            lastFailedAt: instant(mail.lastFailedAt),
          },
          audit: { rows },
        };
      });
    },
  ),
];
