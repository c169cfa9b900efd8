import { z } from "zod";
import { mediaFiles } from "#domain/upload.ts";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { idOf } from "./id-of.ts";
import { cleanOwnMedia } from "./mutations/clean-media.ts";
import { serveMedia } from "./serve-media.ts";
import { uploadRoutes } from "./upload-routes.ts";

const fileSchema = z.enum(mediaFiles);

export const mediaRoutes = (services: Services) => [
  ...uploadRoutes(services),
  route(
    {
      method: "GET",
      path: "/api/media/:id/:file",
      auth: "session",
      summary: "A photo in one of its sizes, or a video: streamed to its owner, in ranges",
      params: z.strictObject({ id: z.string().max(100), file: z.string().max(100) }),
      query: z.strictObject({ v: z.string().max(100).optional() }),
      output: "bytes",
    },
    ({ c, scope, params, query }) => {
      const name = fileSchema.safeParse(params.file);
      if (!name.success) throw new AppError("not_found");
      return serveMedia(c, services, scope, { id: idOf(params), name: name.data, version: query.v });
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/media/clean",
      auth: "session",
      summary: "Take entries that are no stored media out of one's own relationships",
      output: z.object({ cleaned: z.int().nonnegative() }),
    },
    async ({ scope }) => ({ cleaned: await cleanOwnMedia(services, scope) }),
  ),
];
