/** Every synced table over HTTP, in the dialect of PostgREST as far as docs/api.md says: the same calls for each. */
import type { Route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { readingRoutes } from "./reading-routes.ts";
import { apiTables } from "./table-api.ts";
import { writingRoutes } from "./writing-routes.ts";

export const tableRoutes = (services: Services): readonly Route[] =>
  apiTables.flatMap((api) => [
    ...readingRoutes(services, api),
    ...(api.isWritable ? writingRoutes(services, api) : []),
  ]);
