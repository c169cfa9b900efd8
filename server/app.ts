/** Builds the whole HTTP application from its services; start-server.ts passes it to http/listen.ts. Tests call `app.request()`. */
import { type Context, Hono } from "hono";
import { AppError, toAppError } from "./errors.ts";
import { accountDeletionRoutes } from "./features/account-deletion/routes.ts";
import { adminRoutes } from "./features/admin/routes.ts";
import { adminAiRoutes } from "./features/admin-ai/routes.ts";
import { adminContentRoutes } from "./features/admin-content/routes.ts";
import { adminLetterRoutes } from "./features/admin-letters/routes.ts";
import { adminOverviewRoutes } from "./features/admin-overview/routes.ts";
import { adminReportRoutes } from "./features/admin-reports/routes.ts";
import { adminSecurityRoutes } from "./features/admin-security/routes.ts";
import { adminSettingsRoutes } from "./features/admin-settings/routes.ts";
import { adminUserRoutes } from "./features/admin-users/routes.ts";
import { readAddress } from "./features/auth/queries/accounts.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { backupRoutes } from "./features/backups/routes.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { devRoutes } from "./features/dev/routes.ts";
import { deviceLockRoutes } from "./features/device-locks/routes.ts";
import { deviceRoutes } from "./features/devices/routes.ts";
import { healthRoutes } from "./features/health/routes.ts";
import { historyRoutes } from "./features/history/routes.ts";
import { modelRoutes } from "./features/lisa/model-routes.ts";
import { lisaRoutes } from "./features/lisa/routes.ts";
import { mediaRoutes } from "./features/media/routes.ts";
import { messageRoutes } from "./features/messages/routes.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { relationshipRoutes } from "./features/relationships/routes.ts";
import { sessionRoutes } from "./features/session/routes.ts";
import { siteRoutes } from "./features/site/routes.ts";
import { supportRoutes } from "./features/support/routes.ts";
import { syncRoutes } from "./features/sync/routes.ts";
import { tableRoutes } from "./features/tables/routes.ts";
import { tokenRoutes } from "./features/tokens/routes.ts";
import { trashRoutes } from "./features/trash/routes.ts";
import { weeklyLetterRoutes } from "./features/weekly-letter/routes.ts";
import { describeFailure } from "./http/guards/failure-log.ts";
import { refuseForeignOrigins } from "./http/guards/foreign-origin.ts";
import { noteRefusals } from "./http/guards/note-refusals.ts";
import { securityHeaders } from "./http/guards/security-headers.ts";
import { mountRoutes } from "./http/routes/mount.ts";
import { openApiRoutes } from "./http/routes/openapi.ts";
import type { Route } from "./http/routes/route.ts";
import { returnShares, serveSpa } from "./http/static/spa.ts";
import { liveRoutes } from "./live/routes.ts";
import type { Services } from "./services.ts";
import { standinRoutes } from "./standin-payments/routes.ts";

/** All declared routes of the server: input of the inventory, the OpenAPI document and the permission matrix. */
export function declareRoutes(services: Services): readonly Route[] {
  const routes: readonly Route[] = [
    ...healthRoutes(services),
    ...authRoutes(services),
    ...sessionRoutes(services),
    ...siteRoutes(services),
    ...supportRoutes(services),
    ...accountDeletionRoutes(services),
    ...deviceLockRoutes(services),
    ...deviceRoutes(services),
    ...tokenRoutes(services),
    ...profileRoutes(services),
    ...relationshipRoutes(services),
    ...tableRoutes(services),
    ...backupRoutes(services),
    ...syncRoutes(services),
    ...mediaRoutes(services),
    ...historyRoutes(services),
    ...messageRoutes(services),
    ...trashRoutes(services),
    ...lisaRoutes(services),
    ...modelRoutes(services),
    ...weeklyLetterRoutes(services),
    ...liveRoutes(services),
    ...billingRoutes(services),
    ...standinRoutes(services),
    ...adminRoutes(services),
    ...adminUserRoutes(services),
    ...adminOverviewRoutes(services),
    ...adminSecurityRoutes(services),
    ...adminReportRoutes(services),
    ...adminLetterRoutes(services),
    ...adminContentRoutes(services),
    ...adminAiRoutes(services),
    ...adminSettingsRoutes(services),
    ...devRoutes(services),
  ];
  return [...routes, ...openApiRoutes(routes, services.publicUrl)];
}

export function buildApp(services: Services): Hono {
  const app = new Hono();
  app.onError(async (thrown, c) => {
    const found = toAppError(thrown);
    const error = (await isOfGoneAccount(found, c, services))
      ? new AppError("gone", { cause: thrown })
      : found;
    if (error.status >= 500)
      services.log.error(
        { path: c.req.routePath, failure: describeFailure(error.cause ?? error) },
        error.code,
      );
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    return c.json(error.toWire(), error.status);
  });
  const routes = declareRoutes(services);
  app.notFound((c) => c.json(missing(c.req.path, routes).toWire(), 404));
  app.use(securityHeaders(services.publicUrl));
  app.use(noteRefusals(services.security));
  returnShares(app);
  app.use(refuseForeignOrigins(services.env, services.publicUrl, provesItself(routes)));
  mountRoutes(app, routes, services);
  for (const ours of ["/api/*", "/dev/*"]) app.all(ours, (c) => c.notFound());
  serveSpa(app);
  deliverEvents(app, services);
  return app;
}

/**
 * Whether a failure has no other reason than that the caller's account went while the request was in flight: its rows and keys are missing
 * wherever the request had come to.
 */
async function isOfGoneAccount({ status }: AppError, c: Context, { db }: Services): Promise<boolean> {
  const session = c.get("session");
  if (status < 500 || !session) return false;
  return readAddress(db.auth, session.personId).then(
    (address) => address === null,
    () => false,
  );
}

/** What is not there: a table of that name, a method of an address, or the address itself. */
function missing(asked: string, routes: readonly Route[]): AppError {
  const methods = routes
    .filter(({ path, auth }) => path === asked && auth === "session")
    .map(({ method }) => method);
  if (methods.length > 0) return new AppError("not_found", { hint: `It takes ${methods.join(", ")}.` });
  const table = /^\/api\/([a-z_]{1,63})$/.exec(asked)?.[1];
  if (table === undefined) return new AppError("not_found");
  return new AppError("PGRST205", { message: `Could not find the table '${table}'` });
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
