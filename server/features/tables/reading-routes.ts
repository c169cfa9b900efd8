import { z } from "zod";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { type Route, route } from "#server/http/routes/route.ts";
import { answerRows } from "#server/http/rows/respond-with-rows.ts";
import { listQuerySchema, readRowsQuestion } from "#server/http/rows/rows-question.ts";
import type { Services } from "#server/services.ts";
import { listSchemaOf, rowSchemaOf, selectColumns } from "./present.ts";
import { finderOf, findRow } from "./queries/find-rows.ts";
import { presentOwn } from "./queries/present-own.ts";
import type { ApiTable } from "./table-api.ts";

const listHeaders = {
  accept:
    "`application/json`, `text/csv`, or `application/vnd.pgrst.object+json` for exactly one row as an object.",
  prefer: "`count=exact`: how many there are on all pages, in `Content-Range`.",
  range: "Rows by their place, both ends included: `0-9`.",
};

export const rowParams = z.strictObject({ id: z.string().max(100) });

/** An invalid id gets the same response as a missing row. */
export function idOf({ id }: z.infer<typeof rowParams>): string {
  const read = idSchema.safeParse(id);
  if (!read.success) throw new AppError("not_found");
  return read.data;
}

/** Of the list of relationships alone: what was there before rows were sealed. */
const wordSearch = {
  /** Words to find in name and city, ignoring case and accents; each must occur. */
  q: z.string().max(200).optional(),
};

export function readingRoutes(services: Services, api: ApiTable): readonly Route[] {
  const { table, one, many, names, filterable, queryHint } = api;
  const query = listQuerySchema(filterable);
  return [
    route(
      {
        method: "GET",
        path: `/api/${table}`,
        auth: "session",
        token: "read",
        summary: `One's own ${many}: filtered, ordered, in pages; JSON, one object, or CSV`,
        query: table === "relationships" ? query.extend(wordSearch) : query,
        queryHint,
        headers: listHeaders,
        output: listSchemaOf(table),
      },
      async ({ c, scope, query }) => {
        const question = readRowsQuestion(c, query, names);
        const find = finderOf(services, api, question);
        const { personId } = scope;
        const { rows, total } = await services.db.transact(scope, async (tx) =>
          find(tx, { personId, key: await services.keys.keyFor(tx, personId) }),
        );
        const shown = await presentOwn(services, scope, table, rows);
        const selected = shown.map((row) => selectColumns(row, question.asked.names));
        return answerRows(c, { rows: selected, total }, question.asked);
      },
    ),
    route(
      {
        method: "GET",
        path: `/api/${table}/:id`,
        auth: "session",
        token: "read",
        summary: `${one.charAt(0).toUpperCase()}${one.slice(1)} of one's own`,
        params: rowParams,
        output: rowSchemaOf(table),
      },
      async ({ c, scope, params }) => {
        const row = await findRow(services, scope, table, idOf(params));
        if (!row || row.deleted_at !== null) throw new AppError("not_found");
        const [shown] = await presentOwn(services, scope, table, [row]);
        return c.json(shown);
      },
    ),
  ];
}
