import { z } from "zod";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { emptyTrash } from "./mutations/empty-trash.ts";

export const trashRoutes = (services: Services) => [
  route(
    {
      method: "POST",
      path: "/api/trash/empty",
      auth: "session",
      summary: "Let everything in one's own trash go for good, before its 30 days are over",
      output: z.object({ purged: z.int().nonnegative() }),
    },
    async ({ scope }) => ({ purged: await emptyTrash(services, scope) }),
  ),
];
