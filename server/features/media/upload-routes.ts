import type { Context } from "hono";
import { z } from "zod";
import { partLimit } from "#domain/media/upload.ts";
import { uploadRequestSchema, uploadStatusSchema } from "#domain/media/upload-fields.ts";
import { idSchema } from "#domain/wire/wire.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { readBytes } from "#server/http/routes/read-body.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { appendPart, putPoster } from "./mutations/append-part.ts";
import { dropUpload } from "./mutations/drop-upload.ts";
import { finishUpload } from "./mutations/finish-upload.ts";
import { openUpload } from "./mutations/open-upload.ts";
import { lockUpload, statusOf } from "./queries/upload-row.ts";

const output = uploadStatusSchema;
const idParams = z.strictObject({ id: z.string().max(100) });

/** What is no id names nothing: the same answer as a missing row. */
export function idOf({ id }: { readonly id: string }): string {
  const read = idSchema.safeParse(id);
  if (!read.success) throw new AppError("not_found");
  return read.data;
}

export const uploadRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/uploads",
      auth: "session",
      summary: "Announce a photo or video; the same id again gives the same upload",
      body: uploadRequestSchema,
      output,
      limit: { max: 1_000, windowSeconds: 3_600, by: "person" },
    },
    async ({ c, scope, body }) => c.json(await openUpload(services, scope, body), 201),
  ),
  route(
    {
      method: "GET",
      path: "/api/uploads/:id",
      auth: "session",
      summary: "How far an upload is; HEAD says it in Upload-Offset",
      params: idParams,
      output,
    },
    async ({ c, scope, params }) => {
      const status = await readStatus(services, scope, idOf(params));
      c.header("upload-offset", String(status.offset));
      return status;
    },
  ),
  route(
    {
      method: "PATCH",
      path: "/api/uploads/:id",
      auth: "session",
      summary: "Send the part that begins at Upload-Offset: raw bytes, at most 1 MB",
      params: idParams,
      output,
      rawBody: true,
      maxBody: partLimit,
    },
    async ({ c, scope, params }) => {
      const id = idOf(params);
      const offset = readOffset(c);
      return appendPart(services, scope, id, offset, await readBytes(c, partLimit));
    },
  ),
  route(
    {
      method: "PUT",
      path: "/api/uploads/:id/poster",
      auth: "session",
      summary: "Send a video's still: raw bytes of a JPEG, PNG or WebP, at most 1 MB",
      params: idParams,
      output,
      rawBody: true,
      maxBody: partLimit,
    },
    async ({ c, scope, params }) => putPoster(services, scope, idOf(params), await readBytes(c, partLimit)),
  ),
  route(
    {
      method: "POST",
      path: "/api/uploads/:id/finish",
      auth: "session",
      summary: "Say that every part was sent: it is checked by its content, and ready or refused",
      params: idParams,
      output,
    },
    ({ scope, params }) => finishUpload(services, scope, idOf(params)),
  ),
  route(
    {
      method: "DELETE",
      path: "/api/uploads/:id",
      auth: "session",
      summary: "Forget an upload that no photo or video of the journal shows",
      params: idParams,
      output: "empty",
    },
    async ({ c, scope, params }) => {
      await dropUpload(services, scope, idOf(params));
      return c.body(null, 204);
    },
  ),
];

async function readStatus({ db, keys }: Services, scope: OwnerScope, id: string) {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const row = await lockUpload(tx, personId, id);
    if (!row || row.state === "dropped") throw new AppError("not_found");
    return statusOf(row, await keys.keyFor(tx, personId), personId);
  });
}

function readOffset(c: Context): number {
  const read = z
    .string()
    .regex(/^\d{1,12}$/)
    .safeParse(c.req.header("upload-offset"));
  if (read.success) return Number(read.data);
  const issues = [{ field: "upload-offset", code: "required" }];
  throw new AppError("validation", { details: { where: "headers", issues } });
}
