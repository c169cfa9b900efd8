import { z } from "zod";
import { idSchema } from "#domain/wire/wire.ts";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { readQuota } from "./queries.ts";

const quotaSchema = z.object({ canAdd: z.boolean(), count: z.int(), limit: z.int().nullable() });

/** The rows themselves are read and written like those of any table (server/features/tables). */
export const relationshipRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/rpc/check_relation_quota",
      auth: "session",
      token: "read",
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
