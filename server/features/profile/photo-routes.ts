import { z } from "zod";
import { profilePhotoLimit } from "#domain/account/profile-photo.ts";
import { AppError } from "#server/errors.ts";
import { serveStored } from "#server/features/media/serve-media.ts";
import { readBytes } from "#server/http/routes/read-body.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { keepPhoto, removePhoto } from "./mutations/keep-photo.ts";
import { findOwnPhoto } from "./queries/own-photo.ts";

export const photoRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/profile/photo",
      auth: "session",
      summary: "The photo of one's own profile; nobody else's is ever served",
      query: z.strictObject({ v: z.string().max(100).optional() }),
      output: "bytes",
    },
    async ({ c, scope, query }) => {
      const found = await findOwnPhoto(services, scope);
      if (!found) throw new AppError("not_found");
      return serveStored(c, services, scope, found, { fileName: "tendre-profile", version: query.v });
    },
  ),
  route(
    {
      method: "PUT",
      path: "/api/profile/photo",
      auth: "session",
      summary: "Set the photo of one's own profile: raw bytes of a picture, at most 5 MB",
      output: z.object({ avatar_url: z.string() }),
      rawBody: true,
      maxBody: profilePhotoLimit,
      limit: { max: 60, windowSeconds: 3_600, by: "person" },
    },
    async ({ c, scope }) => ({
      avatar_url: await keepPhoto(services, scope, await readBytes(c, profilePhotoLimit)),
    }),
  ),
  route(
    {
      method: "DELETE",
      path: "/api/profile/photo",
      auth: "session",
      summary: "Remove the photo of one's own profile, its files too",
      output: "empty",
    },
    async ({ c, scope }) => {
      await removePhoto(services, scope);
      return c.body(null, 204);
    },
  ),
];
