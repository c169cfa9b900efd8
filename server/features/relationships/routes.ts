import { v7 as newId } from "uuid";
import { z } from "zod";
import { relationshipFieldsSchema } from "#domain/relationship/relationship-fields.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { runOne } from "#server/features/sync/mutations/run-one.ts";
import { route } from "#server/http/routes/route.ts";
import { answerRows } from "#server/http/rows/respond-with-rows.ts";
import type { Services } from "#server/services.ts";
import { relationshipListSchema, relationshipSchema, selectColumns } from "./present.ts";
import { listRelationships, readQuota, readRelationship } from "./queries.ts";
import { readQuestion, relationshipQuerySchema } from "./relationship-filter.ts";

/** Validated field by field under the person's lock, like an op of a device; a new row's `id` may be chosen by the client. */
const bodyOf = (schema: z.ZodObject) =>
  z
    .record(z.string().max(64), z.json())
    .meta(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
const making = bodyOf(relationshipFieldsSchema.extend({ id: idSchema.optional() }));
const changing = bodyOf(relationshipFieldsSchema.partial());

const quotaSchema = z.object({ canAdd: z.boolean(), count: z.int(), limit: z.int().nullable() });
const params = z.strictObject({ id: z.string().max(100) });

export const relationshipRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/relationships",
      auth: "session",
      summary: "One's own relationships: filtered, searched, ordered, in pages; JSON, one object, or CSV",
      query: relationshipQuerySchema,
      output: relationshipListSchema,
    },
    async ({ c, scope, query }) => {
      const { asked, ...filter } = readQuestion(c, query);
      const { rows, total } = await listRelationships(services, scope, filter);
      const shown = rows.map((row) => selectColumns(row, asked.names));
      return answerRows(c, { rows: shown, total }, asked);
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/relationships/:id",
      auth: "session",
      summary: "One relationship of one's own",
      params,
      output: relationshipSchema,
    },
    async ({ c, scope, params }) => {
      const row = await readRelationship(services, scope, idOf(params));
      if (!row || row.deleted_at !== null) throw new AppError("not_found");
      return c.json(row);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/relationships",
      auth: "session",
      summary: "Add a relationship; with an id that is there already, change it or take it out of the trash",
      body: making,
      output: relationshipSchema,
    },
    async ({ c, scope, body: { id: chosen, ...fields } }) => {
      const id = chosen === undefined ? newId() : readId(chosen);
      const known = chosen === undefined ? undefined : await readRelationship(services, scope, id);
      const row = await runOne(services, scope, { table: "relationships", id, kind: "put", fields });
      return c.json(row, known ? 200 : 201, { location: `/api/relationships/${id}` });
    },
  ),
  route(
    {
      method: "PATCH",
      path: "/api/relationships/:id",
      auth: "session",
      summary: "Change a relationship; only the fields that are sent",
      params,
      body: changing,
      output: relationshipSchema,
    },
    async ({ c, scope, params, body: fields }) => {
      const id = idOf(params);
      const known = await readRelationship(services, scope, id);
      if (!known || known.deleted_at !== null) throw new AppError("not_found");
      return c.json(await runOne(services, scope, { table: "relationships", id, kind: "patch", fields }));
    },
  ),
  route(
    {
      method: "DELETE",
      path: "/api/relationships/:id",
      auth: "session",
      summary: "Put a relationship in the trash, where it stays for 30 days",
      params,
      output: "empty",
    },
    async ({ c, scope, params }) => {
      const id = idOf(params);
      const known = await readRelationship(services, scope, id);
      if (!known || known.deleted_at !== null) throw new AppError("not_found");
      await runOne(services, scope, { table: "relationships", id, kind: "delete", fields: {} });
      return c.body(null, 204);
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/rpc/check_relation_quota",
      auth: "session",
      summary: "Whether one more relationship may be kept",
      body: z.strictObject({ p_user_id: idSchema }),
      output: quotaSchema,
    },
    async ({ scope, body }) => {
      if (body.p_user_id !== scope.personId) throw new AppError("forbidden");
      return readQuota(services, scope);
    },
  ),
];

/** An invalid id gets the same response as a missing row. */
function idOf({ id }: z.infer<typeof params>): string {
  const read = idSchema.safeParse(id);
  if (!read.success) throw new AppError("not_found");
  return read.data;
}

function readId(chosen: unknown): string {
  const read = idSchema.safeParse(chosen);
  if (!read.success) {
    throw new AppError("validation", {
      details: { where: "body", issues: [{ field: "id", code: "not_allowed" }] },
    });
  }
  return read.data;
}
