/** Builds the whole HTTP application from its services; listening is main.ts's. Tests call `app.request()`. */
import { Hono } from "hono";
import { AppError, toAppError } from "./errors.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { devRoutes } from "./features/dev/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { sessionRoutes } from "./features/session/routes.ts";
import { mountRoutes } from "./http/mount.ts";
import type { Route } from "./http/route.ts";
import { serveSpa } from "./http/spa.ts";
import type { Services } from "./services.ts";

/** Every declared route of the server: what the inventory, the OpenAPI document and the matrix read. */
export function declareRoutes(services: Services): readonly Route[] {
  return [
    ...healthRoutes(services),
    ...authRoutes(services),
    ...sessionRoutes(services),
    ...devRoutes(services),
  ];
}

export function buildApp(services: Services): Hono {
  const app = new Hono();
  app.onError((thrown, c) => {
    const error = toAppError(thrown);
    if (error.status >= 500)
      services.log.error({ path: c.req.routePath, cause: error.cause ?? error }, error.code);
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    return c.json(error.toWire(), error.status);
  });
  mountRoutes(app, declareRoutes(services), services);
  app.all("/api/*", () => {
    throw new AppError("not_found");
  });
  serveSpa(app);
  return app;
}
