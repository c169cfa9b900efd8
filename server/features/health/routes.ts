import { z } from "zod";
import { schemaVersion } from "#server/db/migrate.ts";
import { route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
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
      warnings: warningsOf(services),
    }),
  ),
];

/** A server that others can reach and that cannot send mail says so (decisions, "The hosted backend"). */
function warningsOf({ env, mailer }: Services): string[] {
  const isReachable = !["localhost", "127.0.0.1", "::1"].includes(env.HOST);
  return isReachable && mailer.kind === "sink" ? ["mail-not-configured"] : [];
}
