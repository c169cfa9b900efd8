import { z } from "zod";
import { mediaFiles } from "#domain/media/upload.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { cleanOwnMedia } from "./mutations/clean-media.ts";
import { serveMedia } from "./serve-media.ts";
import { idOf, uploadRoutes } from "./upload-routes.ts";

export const mediaRoutes = (services: Services) => [
  ...uploadRoutes(services),
  route(
    {
      method: "GET",
      path: "/api/media/:id/:file",
      auth: "session",
      token: "read",
      summary: "A photo in one of its sizes, or a video: streamed to its owner, in ranges",
      params: z.strictObject({ id: z.string().max(100), file: z.enum(mediaFiles) }),
      query: z.strictObject({ v: z.string().max(100).optional() }),
      output: "bytes",
    },
    ({ c, scope, params, query }) =>
      serveMedia(c, services, scope, { id: idOf(params), name: params.file, version: query.v }),
  ),
  route(
    {
      method: "POST",
      path: "/api/media/clean",
      auth: "session",
      token: "write",
      summary: "Take entries that are no stored media out of one's own relationships",
      output: z.object({ cleaned: z.int().nonnegative() }),
    },
    async ({ scope }) => ({ cleaned: await cleanOwnMedia(services, scope) }),
  ),
];
