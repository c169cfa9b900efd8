import type { Context } from "hono";
import { z } from "zod";
import { fieldsSchema, type Row } from "#domain/wire/sync.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import { type Route, route } from "#server/http/routes/route.ts";
import { type Preferences, readPreferences } from "#server/http/rows/prefer.ts";
import {
  changeQuerySchema,
  insertQuerySchema,
  readNames,
  readRowsQuestion,
} from "#server/http/rows/rows-question.ts";
import type { Services } from "#server/services.ts";
import { answerWritten, readRetryKey, requireOne, writeHeaders } from "./answer-written.ts";
import { type Fields, insertRows, writeFound, writtenAtMost } from "./mutations/write-rows.ts";
import { listSchemaOf, rowSchemaOf, selectColumns } from "./present.ts";
import { finderOf, findLiving } from "./queries/find-rows.ts";
import { presentOwn } from "./queries/present-own.ts";
import { idOf, rowParams } from "./reading-routes.ts";
import { type ApiTable, writableSchema } from "./table-api.ts";

export function writingRoutes(services: Services, api: ApiTable): readonly Route[] {
  const { table, one, many, names, filterable, queryHint } = api;
  const access = { auth: "session", token: "write", headers: writeHeaders } as const;
  const query = changeQuerySchema(filterable);
  const writeOne = ({ c, scope, params }: OneCall, kind: "patch" | "delete", fields: Fields) =>
    writeFound(services, {
      scope,
      table,
      retryKey: readRetryKey(c),
      find: findLiving(table, idOf(params)),
      kind,
      fields,
      admit(count) {
        if (count === 0) throw new AppError("not_found");
      },
    });
  const writeMany = async ({ c, scope, query }: ManyCall, kind: "patch" | "delete", fields: Fields) => {
    const preferences = readPreferences(c);
    requireFilter(c, filterable, queryHint);
    const limit = Math.min(query.limit ?? writtenAtMost + 1, writtenAtMost + 1);
    const question = readRowsQuestion(c, { ...query, limit }, names);
    const rows = await writeFound(services, {
      scope,
      table,
      retryKey: readRetryKey(c),
      find: finderOf(services, api, question),
      kind,
      fields,
      admit(count) {
        requireOne(c, count);
        refuseMoreThan(preferences, count);
      },
    });
    return answerWritten(
      c,
      { rows: await show(scope, rows, question.asked.names), status: 200 },
      preferences,
    );
  };
  const show = async (scope: OwnerScope, rows: readonly Row[], selected: readonly string[]) =>
    (await presentOwn(services, scope, table, rows)).map((row) => selectColumns(row, selected));

  return [
    route(
      {
        ...access,
        method: "POST",
        path: `/api/${table}`,
        summary: `Add ${one}, or a list of them; with an id that is there already, change it or take it out of the trash`,
        query: insertQuerySchema,
        queryHint: "Rows are recognised by their id.",
        body: insertBody(api),
        output: rowSchemaOf(table),
      },
      async ({ c, scope, query, body: { items, isList } }) => {
        const preferences = readPreferences(c);
        const selected = readNames(query.select, names);
        requireOne(c, items.length);
        const isOnlyNew = preferences.resolution === "ignore-duplicates";
        const insert = { scope, table, retryKey: readRetryKey(c), items, isOnlyNew };
        const { rows, created } = await insertRows(services, insert);
        const shown = await show(scope, rows, selected);
        const status = created > 0 ? 201 : 200;
        const [first] = isList ? [] : rows;
        const location = first && `/api/${table}/${first.id}`;
        // One row is answered with itself when nothing else is asked for; a list with nothing, as PostgREST does.
        if (first && location && preferences.returned === undefined)
          return c.json(shown[0], status, { location });
        return answerWritten(c, { rows: shown, status, ...(location ? { location } : {}) }, preferences);
      },
    ),
    route(
      {
        ...access,
        method: "PATCH",
        path: `/api/${table}/:id`,
        summary: `Change ${one}; only the fields that are sent`,
        params: rowParams,
        body: changeBody(api),
        output: rowSchemaOf(table),
      },
      async ({ c, scope, params, body }) => {
        const preferences = readPreferences(c);
        const rows = await writeOne({ c, scope, params }, "patch", body);
        const [shown] = await presentOwn(services, scope, table, rows);
        return preferences.returned === "minimal" ? c.body(null, 204) : c.json(shown);
      },
    ),
    route(
      {
        ...access,
        method: "DELETE",
        path: `/api/${table}/:id`,
        summary: `Put ${one} in the trash, where it stays for 30 days`,
        params: rowParams,
        output: "empty",
      },
      async ({ c, scope, params }) => {
        await writeOne({ c, scope, params }, "delete", {});
        return c.body(null, 204);
      },
    ),
    route(
      {
        ...access,
        method: "PATCH",
        path: `/api/${table}`,
        summary: `Change the ${many} that a filter finds; only the fields that are sent`,
        query,
        queryHint,
        body: changeBody(api),
        output: listSchemaOf(table),
      },
      ({ c, scope, query, body }) => writeMany({ c, scope, query }, "patch", body),
    ),
    route(
      {
        ...access,
        method: "DELETE",
        path: `/api/${table}`,
        summary: `Put the ${many} that a filter finds in the trash`,
        query,
        queryHint,
        output: listSchemaOf(table),
      },
      ({ c, scope, query }) => writeMany({ c, scope, query }, "delete", {}),
    ),
  ];
}

type OneCall = { readonly c: Context; readonly scope: OwnerScope; readonly params: { readonly id: string } };
type ManyCall = {
  readonly c: Context;
  readonly scope: OwnerScope;
  readonly query: ReturnType<ReturnType<typeof changeQuerySchema>["parse"]>;
};

/** @throws AppError `validation`: without a filter a slip would reach every row */
function requireFilter(c: Context, filterable: readonly string[], hint: string): void {
  const asked = c.req.queries();
  if (filterable.some((name) => asked[name] !== undefined)) return;
  throw refusalOf([{ field: "filter", code: "required" }], "query", `Say which rows, like id=eq.… . ${hint}`);
}

function refuseMoreThan({ maxAffected }: Preferences, count: number): void {
  if (maxAffected === null || count <= maxAffected) return;
  const hint = `The filter finds ${count} rows, and max-affected is ${maxAffected}: nothing was written.`;
  throw refusalOf([{ field: "prefer", code: "out_of_range", limit: maxAffected }], "headers", hint);
}

const listSchema = z.array(fieldsSchema).min(1);

type Inserted = { readonly items: readonly Fields[]; readonly isList: boolean };

/**
 * One row, or a list of them. Fields are validated one by one under the person's lock, like an op of a device; here only their shape is. The
 * errors are those of the form that was sent.
 */
function insertBody(api: ApiTable): z.ZodType<Inserted> {
  const row = writableSchema(api, "insert");
  return z
    .unknown()
    .transform((body, context): Inserted => {
      const isList = Array.isArray(body);
      const parsed = (isList ? listSchema : fieldsSchema).safeParse(body, { reportInput: true });
      if (parsed.success)
        return { items: isList ? (parsed.data as Fields[]) : [parsed.data as Fields], isList };
      context.issues.push(...(parsed.error.issues as typeof context.issues));
      return z.NEVER;
    })
    .meta({ anyOf: [row, { type: "array", minItems: 1, items: row }] });
}

const changeBody = (api: ApiTable) => fieldsSchema.meta(writableSchema(api, "change"));
