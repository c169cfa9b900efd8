/** The audit log, which every section of the back-office writes. */
import { auditListQuerySchema, auditListSchema, auditRowSchema } from "#domain/admin/audit.ts";
import { route } from "#server/http/routes/route.ts";
import { csvFile, csvPiece } from "#server/http/rows/csv-stream.ts";
import type { Services } from "#server/services.ts";
import { noteAudit } from "./mutations/note-audit.ts";
import { presentAudit } from "./present.ts";
import { auditConditions, auditSource } from "./queries/audit-list.ts";
import { readList, readPiece } from "./queries/read-list.ts";

export const adminRoutes = ({ office }: Services) => [
  route(
    {
      method: "GET",
      path: "/api/admin/audit",
      auth: "superadmin",
      summary: "The audit log: who read or changed whose account, newest first",
      query: auditListQuerySchema,
      output: auditListSchema,
    },
    async ({ c, scope, query }) => {
      c.header("cache-control", "no-store");
      const { rows, ...page } = await office.transact(scope, (tx) =>
        readList(tx, auditSource, { ...query, where: auditConditions(query) }),
      );
      return { ...page, rows: rows.map(presentAudit) };
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/admin/audit.csv",
      auth: "superadmin",
      recentProof: true,
      summary: "The same log, whole, as a file, with the hashes that hold it together; noted in itself",
      query: auditListQuerySchema,
      output: "text",
      limit: { max: 20, windowSeconds: 3_600, by: "person" },
    },
    async ({ scope, query: { search, sort, direction, page, size, ...filters } }) => {
      const where = auditConditions({ search, ...filters });
      return csvFile("audit-log.csv", auditRowSchema.keyof().options, (after) =>
        office.transact(scope, async (tx) => {
          const rows = await readPiece(tx, auditSource, where, {
            after: after?.seq ?? null,
            limit: csvPiece,
          });
          if (after === null)
            await noteAudit(tx, {
              action: "audit.exported",
              after: { ...filters, isSearched: search !== undefined },
            });
          return rows.map(presentAudit);
        }),
      );
    },
  ),
];
