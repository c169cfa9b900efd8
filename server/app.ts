/** Builds the whole HTTP application from its services; start-server.ts passes it to http/listen.ts. Tests call `app.request()`. */
import { Hono } from "hono";
import { AppError, toAppError } from "./errors.ts";
import { accountDeletionRoutes } from "./features/account-deletion/routes.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { devRoutes } from "./features/dev/routes.ts";
import { deviceLockRoutes } from "./features/device-locks/routes.ts";
import { deviceRoutes } from "./features/devices/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { historyRoutes } from "./features/history/routes.ts";
import { mediaRoutes } from "./features/media/routes.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { relationshipRoutes } from "./features/relationships/routes.ts";
import { sessionRoutes } from "./features/session/routes.ts";
import { syncRoutes } from "./features/sync/routes.ts";
import { trashRoutes } from "./features/trash/routes.ts";
import { describeFailure } from "./http/guards/failure-log.ts";
import { refuseForeignOrigins } from "./http/guards/foreign-origin.ts";
import { noteRefusals } from "./http/guards/note-refusals.ts";
import { securityHeaders } from "./http/guards/security-headers.ts";
import { mountRoutes } from "./http/routes/mount.ts";
import { openApiRoute } from "./http/routes/openapi.ts";
import type { Route } from "./http/routes/route.ts";
import { serveSpa } from "./http/static/spa.ts";
import { liveRoutes } from "./live/routes.ts";
import type { Services } from "./services.ts";
import { standinRoutes } from "./standin-payments/routes.ts";

/** All declared routes of the server: input of the inventory, the OpenAPI document and the permission matrix. */
export function declareRoutes(services: Services): readonly Route[] {
  const routes: readonly Route[] = [
    ...healthRoutes(services),
    ...authRoutes(services),
    ...sessionRoutes(services),
    ...accountDeletionRoutes(services),
    ...deviceLockRoutes(services),
    ...deviceRoutes(services),
    ...profileRoutes(services),
    ...relationshipRoutes(services),
    ...syncRoutes(services),
    ...mediaRoutes(services),
    ...historyRoutes(services),
    ...trashRoutes(services),
    ...liveRoutes(services),
    ...billingRoutes(services),
    ...standinRoutes(services),
    ...devRoutes(services),
  ];
  return [...routes, openApiRoute(routes, services.publicUrl)];
}

export function buildApp(services: Services): Hono {
  const app = new Hono();
  app.onError((thrown, c) => {
    const error = toAppError(thrown);
    if (error.status >= 500)
      services.log.error(
        { path: c.req.routePath, failure: describeFailure(error.cause ?? error) },
        error.code,
      );
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    return c.json(error.toWire(), error.status);
  });
  app.notFound((c) => c.json(new AppError("not_found").toWire(), 404));
  const routes = declareRoutes(services);
  app.use(securityHeaders(services.publicUrl));
  app.use(noteRefusals(services.security));
  app.use(refuseForeignOrigins(services.env, services.publicUrl, provesItself(routes)));
  mountRoutes(app, routes, services);
  for (const ours of ["/api/*", "/dev/*"]) app.all(ours, (c) => c.notFound());
  serveSpa(app);
  deliverEvents(app, services);
  return app;
}

/** Paths that other sites may post to: a provider's form, a signed webhook. */
function provesItself(routes: readonly Route[]): (path: string) => boolean {
  const patterns = routes
    .filter(({ auth }) => auth === "signed")
    .map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Delivers the stand-in's events as the real provider would: same address, signature and body. */
function deliverEvents(app: Hono, { payments, publicUrl }: Services): void {
  payments.deliverTo(async (body, signature) => {
    const headers = { "stripe-signature": signature, "content-type": "application/json" };
    const response = await app.request(`${publicUrl}/api/stripe/webhook`, { method: "POST", headers, body });
    return response.ok;
  });
}
