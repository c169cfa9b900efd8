/** People in the back-office: the list, a file of it, and the record of one, whose reading is noted. */
import { z } from "zod";
import {
  peopleListSchema,
  peopleQuerySchema,
  personRecordSchema,
  personRowSchema,
} from "#domain/admin/people.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { noteAudit } from "#server/features/admin/mutations/note-audit.ts";
import { readList, readPiece } from "#server/features/admin/queries/read-list.ts";
import { route } from "#server/http/routes/route.ts";
import { csvFile, csvPiece } from "#server/http/rows/csv-stream.ts";
import type { Services } from "#server/services.ts";
import { actRoutes } from "./act-routes.ts";
import { readPerson } from "./mutations/read-person.ts";
import { presentRecord, presentRow } from "./present.ts";
import { peopleConditions, peopleSource } from "./queries/people.ts";

const shape = { method: "GET", auth: "superadmin" } as const;

export const adminUserRoutes = (services: Services) => {
  const { office } = services;
  return [
    route(
      {
        ...shape,
        path: "/api/admin/people",
        summary: "People: their account, plan, state, sessions and storage; nothing they wrote",
        query: peopleQuerySchema,
        output: peopleListSchema,
      },
      async ({ c, scope, query }) => {
        c.header("cache-control", "no-store");
        const { rows, ...page } = await office.transact(scope, (tx) =>
          readList(tx, peopleSource, { ...query, where: peopleConditions(query) }),
        );
        return { ...page, rows: rows.map(presentRow) };
      },
    ),
    route(
      {
        ...shape,
        path: "/api/admin/people.csv",
        recentProof: true,
        summary: "The same list, whole, as a file in the order of ids; noted in the audit log",
        query: peopleQuerySchema,
        output: "text",
        limit: { max: 20, windowSeconds: 3_600, by: "person" },
      },
      async ({ scope, query: { search, sort, direction, page, size, ...filters } }) => {
        const where = peopleConditions({ search, ...filters });
        return csvFile("people.csv", personRowSchema.keyof().options, (after) =>
          office.transact(scope, async (tx) => {
            const rows = await readPiece(tx, peopleSource, where, {
              after: after?.id ?? null,
              limit: csvPiece,
            });
            if (after === null)
              await noteAudit(tx, {
                action: "people.exported",
                after: { ...filters, isSearched: search !== undefined },
              });
            return rows.map(presentRow);
          }),
        );
      },
    ),
    route(
      {
        ...shape,
        path: "/api/admin/people/:personId",
        summary: "The record of one person; the reading is noted, and they see it in their own log",
        params: z.object({ personId: idSchema }),
        output: personRecordSchema,
      },
      async ({ c, scope, params: { personId } }) => {
        c.header("cache-control", "no-store");
        const read = await office.transact(scope, (tx) => readPerson(tx, personId));
        if (!read) throw new AppError("not_found");
        return presentRecord(read);
      },
    ),
    ...actRoutes(services),
  ];
};
