/** The profile as a table of one row, for clients of PostgREST: `profiles` beside `/api/profile` (specification, section 7). */
import type { Context } from "hono";
import { z } from "zod";
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { fieldsSchema, type Row } from "#domain/wire/sync.ts";
import { AppError } from "#server/errors.ts";
import { answerWritten, requireOne, writeHeaders } from "#server/features/tables/answer-written.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import { route } from "#server/http/routes/route.ts";
import { countValue, idValue } from "#server/http/rows/conditions.ts";
import { filterRows, orderRows, type RowColumns } from "#server/http/rows/filter-rows.ts";
import { readPreferences } from "#server/http/rows/prefer.ts";
import { answerRows } from "#server/http/rows/respond-with-rows.ts";
import {
  changeQuerySchema,
  insertQuerySchema,
  listQuerySchema,
  readNames,
  readRowsQuestion,
} from "#server/http/rows/rows-question.ts";
import type { Session } from "#server/http/session/session.ts";
import type { Services } from "#server/services.ts";
import { patchProfile } from "./mutations/patch-profile.ts";
import { presentProfile, profileSchema } from "./present.ts";
import { readProfile } from "./queries/own-profile.ts";

const columns: RowColumns = { id: { value: idValue }, rev: { value: countValue } };
const names = Object.keys(profileSchema.shape);
const queryHint =
  "One's own profile is found by id, and is the only one there is. There is no or=(…), and no nesting.";
const fields = z.toJSONSchema(profileFieldsSchema.partial(), { io: "input", unrepresentable: "any" });
const own = { auth: "session", token: "write", headers: writeHeaders } as const;

export const profilesRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/profiles",
      auth: "session",
      token: "read",
      summary: "One's own profile, as a list of one row",
      query: listQuerySchema(Object.keys(columns)),
      queryHint,
      output: z.array(profileSchema.partial()),
    },
    async ({ c, scope, session, query }) => {
      const question = readRowsQuestion(c, query, names);
      const holds = filterRows(columns, question.requested);
      orderRows(columns, question.order ?? "id");
      const row = await readProfile(services, scope);
      const found = row && holds(row) ? [row] : [];
      const { offset, limit } = question.asked.page;
      const rows = found
        .slice(offset, offset + limit)
        .map((each) => pick(presentProfile(each, session), question.asked.names));
      return answerRows(c, { rows, total: found.length }, question.asked);
    },
  ),
  route(
    {
      ...own,
      method: "PATCH",
      path: "/api/profiles",
      summary: "Change one's own profile, found by its id; only the fields that are sent",
      query: changeQuerySchema(["id"]),
      queryHint,
      body: fieldsSchema.meta(fields),
      output: z.array(profileSchema.partial()),
    },
    async ({ c, scope, session, query, body }) => {
      const preferences = readPreferences(c);
      const { requested, asked } = readRowsQuestion(c, query, names);
      if (requested.id === undefined)
        throw refusalOf([{ field: "filter", code: "required" }], "query", queryHint);
      const isFound = filterRows(columns, { id: requested.id })(nobody(scope.personId));
      requireOne(c, isFound ? 1 : 0);
      const rows = isFound ? [presentProfile(await patchProfile(services, scope, body), session)] : [];
      return answerWritten(c, { rows: rows.map((row) => pick(row, asked.names)), status: 200 }, preferences);
    },
  ),
  route(
    {
      ...own,
      method: "POST",
      path: "/api/profiles",
      summary: "One's own profile is there already: what is sent changes it; only the fields that are sent",
      query: insertQuerySchema,
      body: fieldsSchema.meta(fields),
      output: profileSchema,
    },
    async ({ c, scope, session, query, body: { id = scope.personId, ...body } }) => {
      const preferences = readPreferences(c);
      const selected = readNames(query.select, names);
      if (id !== scope.personId) throw new AppError("forbidden");
      return answer(c, session, selected, preferences, await writeOwn(preferences.resolution, body));

      async function writeOwn(resolution: string, changes: typeof body): Promise<Row | undefined> {
        if (resolution === "merge-duplicates") return patchProfile(services, scope, changes);
        return readProfile(services, scope);
      }
    },
  ),
];

function answer(
  c: Context,
  session: Session,
  selected: readonly string[],
  preferences: ReturnType<typeof readPreferences>,
  row: Row | undefined,
): Response {
  if (!row) throw new AppError("not_found");
  const shown = pick(presentProfile(row, session), selected);
  if (preferences.returned === undefined) return c.json(shown, 200);
  return answerWritten(c, { rows: [shown], status: 200 }, preferences);
}

/** Enough of a row to be found by its id. */
const nobody = (id: string): Row => ({ id, rev: 0, created_at: "", updated_at: "", deleted_at: null });

const pick = (row: Readonly<Record<string, unknown>>, selected: readonly string[]) =>
  Object.fromEntries(selected.map((name) => [name, row[name]]));
