import { z } from "zod";
import { schemaVersion } from "#server/db/migrate.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { startWarnings } from "#server/start-warnings.ts";
import { version } from "#server/version.ts";
import { readHealth } from "./queries.ts";

export const healthRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/health",
      auth: "public",
      summary: "Is the backend there, and which one is it",
      output: z.object({
        status: z.enum(["connected", "table-missing", "error"]),
        schema: z.string(),
        version: z.string(),
        name: z.string(),
        warnings: z.array(z.string()),
      }),
    },
    async () => ({
      status: await readHealth(services.db),
      schema: schemaVersion(),
      version,
      name: services.env.BACKEND_NAME,
      warnings: startWarnings(services.env, services.mailer).map(({ code }) => code),
    }),
  ),
];
