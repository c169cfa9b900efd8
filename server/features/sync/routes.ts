import { z } from "zod";
import {
  incarnationSchema,
  opSchema,
  pullAnswerSchema,
  pullBytesLimit,
  pulledParts,
  pullPageLimit,
  pushAnswerSchema,
  pushBatchLimit,
} from "#domain/wire/sync.ts";
import { idSchema } from "#domain/wire/wire.ts";
import { wireHeader, wireVersion } from "#domain/wire/wire-version.ts";
import { AppError } from "#server/errors.ts";
import { jsonBody } from "#server/http/compress-body.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { deliverFrom } from "../messages/mutations/deliver.ts";
import { pushOps } from "./mutations/push-ops.ts";
import { pageRead, readNewestPage, readPullPage } from "./queries/pull-page.ts";

/** Ops are validated one by one, so that a bad one does not fail the others; here only their ids are required. */
const pushBodySchema = z.object({
  deviceId: idSchema,
  heard: incarnationSchema.optional(),
  ops: z
    .array(z.looseObject({ opId: idSchema, personId: idSchema }))
    .min(1)
    .max(pushBatchLimit)
    .meta({ description: "Ops, oldest first.", items: z.toJSONSchema(opSchema, { io: "input" }) }),
});

const pullQuerySchema = z.object({
  since: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().int().min(1).max(pullPageLimit).default(pullPageLimit),
  bytes: z.coerce.number().int().min(1).max(pullBytesLimit).default(pullBytesLimit),
  incarnation: idSchema.optional(),
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  part: z.enum(pulledParts).default("rest"),
});

type PullQuery = z.infer<typeof pullQuerySchema>;

const requestOf = ({ before, part, since, incarnation, ...size }: PullQuery) =>
  before === undefined ? { since, incarnation, ...size } : { before, part, ...size };

export const syncRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/sync/push",
      auth: "session",
      summary: "Send what was written on a device; each op is answered for itself",
      body: pushBodySchema,
      output: pushAnswerSchema,
    },
    async ({ c, body, scope }) => {
      if (body.ops.some(({ personId }) => personId !== scope.personId)) throw new AppError("forbidden");
      const wire = Number(c.req.header(wireHeader) ?? 0);
      const answer = await pushOps(services, scope, body.ops, { wire, heard: body.heard });
      if (body.ops.some(({ kind }) => kind === "erase"))
        for (const [name, value] of Object.entries(forgetPictures)) c.header(name, value);
      // After the answer: how long it takes, and whether it leads to anybody, is not to be seen in it.
      if (body.ops.some(({ table }) => table === "messages" || table === "threads"))
        services.afterResponse.run(() => deliverFrom(services, scope));
      return { ...answer, wire: wireVersion };
    },
  ),
  route(
    {
      method: "GET",
      path: "/api/sync/pull",
      auth: "session",
      summary: "What changed after a rev, oldest first; or with `before`, a part from the newest row down",
      query: pullQuerySchema,
      output: pullAnswerSchema,
      reads: (query: PullQuery) => pageRead(requestOf(query)),
    },
    async ({ c, query, scope, found }) => {
      const { before, part, since, incarnation, ...size } = query;
      const page =
        before === undefined
          ? await readPullPage(services, scope, { since, incarnation, ...size }, found)
          : await readNewestPage(services, scope, { before, part, ...size }, found);
      return jsonBody(c, page.body, page.hasErased ? forgetPictures : {});
    },
  ),
];

/** A browser caches photos for a year (features/media/serve-media.ts): an erasure clears that cache too. */
const forgetPictures = { "clear-site-data": '"cache"' } as const;
