/** Reports of messages: the queue, one opened, and what becomes of it. Each look at what was shown is in the audit log before it is answered. */
import { z } from "zod";
import {
  decidedReportSchema,
  decideReportSchema,
  openedReportSchema,
  reportListQuerySchema,
  reportListSchema,
  reportRefusals,
  reportRowSchema,
} from "#domain/admin/reports.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { noteAudit } from "#server/features/admin/mutations/note-audit.ts";
import { readList, readPiece } from "#server/features/admin/queries/read-list.ts";
import { readLetterReader } from "#server/features/auth/queries/accounts.ts";
import { openReport } from "#server/features/messages/report-seal.ts";
import { route } from "#server/http/routes/route.ts";
import { csvFile, csvPiece } from "#server/http/rows/csv-stream.ts";
import { warningLetter } from "#server/mail/letters/warning-letter.ts";
import type { Services } from "#server/services.ts";
import { decideReport } from "./mutations.ts";
import { presentReport } from "./present.ts";
import { readReport, readSealedReport, reportConditions, reportSource } from "./queries.ts";

const auth = "superadmin";
const limit = { max: 600, windowSeconds: 3_600, by: "person" } as const;

export const adminReportRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/admin/reports",
      auth,
      summary: "The reports of messages, whoever waits longest first, without what was shown with them",
      query: reportListQuerySchema,
      output: reportListSchema,
    },
    async ({ c, scope, query }) => {
      c.header("cache-control", "no-store");
      const { rows, ...page } = await services.office.transact(scope, (tx) =>
        readList(tx, reportSource, { ...query, where: reportConditions(query) }),
      );
      return { ...page, rows: rows.map(presentReport) };
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/admin/reports.csv",
      auth,
      recentProof: true,
      summary: "The same list, whole, as a file in the order of ids; noted in the audit log",
      query: reportListQuerySchema,
      output: "text",
      limit: { max: 20, windowSeconds: 3_600, by: "person" },
    },
    async ({ scope, query: { search, sort, direction, page, size, ...filters } }) => {
      const where = reportConditions({ search, ...filters });
      return csvFile("reports.csv", reportRowSchema.keyof().options, (after) =>
        services.office.transact(scope, async (tx) => {
          const rows = await readPiece(tx, reportSource, where, {
            after: after?.id ?? null,
            limit: csvPiece,
          });
          if (after === null)
            await noteAudit(tx, {
              action: "reports.exported",
              after: { ...filters, isSearched: search !== undefined },
            });
          return rows.map(presentReport);
        }),
      );
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/admin/reports/:id/open",
      auth,
      recentProof: true,
      summary: "What the reporter chose to show with a report; looking is noted in the audit log",
      params: z.object({ id: idSchema }),
      body: z.strictObject({}),
      output: openedReportSchema,
      maxBody: 1024,
      limit,
    },
    async ({ c, scope, params: { id } }) => {
      c.header("cache-control", "no-store");
      const row = await services.office.transact(scope, async (tx) => {
        const found = await readReport(tx, id);
        // Of nobody's own log: whoever was reported is not told that somebody looked.
        if (found) await noteAudit(tx, { action: "report.read", after: { report: id } });
        return found;
      });
      if (!row) throw new AppError("not_found");
      const sealed = await readSealedReport(services, scope, id);
      return { report: presentReport(row), shown: sealed && (await openReport(services, id, sealed)) };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/admin/reports/:id",
      auth,
      recentProof: true,
      summary: "Dismiss a report, warn or ban whom it is about, or open it again",
      params: z.object({ id: idSchema }),
      body: decideReportSchema,
      output: decidedReportSchema,
      maxBody: 8 * 1024,
      limit,
    },
    async ({ scope, params: { id }, body }) => {
      const { refusal, row } = await services.office.transact(scope, async (tx) => ({
        refusal: await decideReport(tx, id, body),
        row: await readReport(tx, id),
      }));
      if (!row) throw new AppError("not_found");
      if (refusal === null && body.status === "warned" && row.reported_id && row.reported_email)
        await warn(services, row.reported_id, row.reported_email);
      return {
        refusal: reportRefusals.find((known) => known === refusal) ?? null,
        report: presentReport(row),
      };
    },
  ),
];

/** A mail that names neither the reporter nor the messages. One that cannot be sent leaves the decision as it is. */
async function warn({ db, mailer, log, publicUrl }: Services, personId: string, to: string): Promise<void> {
  const { locale } = await readLetterReader(db.auth, personId);
  await mailer
    .send({ to, ...warningLetter(locale, `${publicUrl}/legal/terms`) })
    .catch(() => log.warn({ personId }, "the mail of a warning was not sent"));
}
