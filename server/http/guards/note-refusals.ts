/** Writes every refusal and failure to the security log, whether it was thrown or returned as a response. */
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { AppError } from "#server/errors.ts";
import type { PendingSession, Session } from "#server/http/session/session.ts";
import type { SecurityKind, SecurityLog } from "#server/security-log.ts";

declare module "hono" {
  interface ContextVariableMap {
    /** Set by mount.ts after the session gate; absent on routes that need no session. */
    session: Session | PendingSession | null | undefined;
  }
}

export function noteRefusals(security: Pick<SecurityLog, "note">): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const error = c.error instanceof AppError ? c.error : undefined;
    const kind = error?.security?.kind ?? kindOf(c.res.status, error);
    if (kind === undefined) return;
    if (kind === "failed") return security.note({ kind, route: routeOf(c) });
    const session = c.get("session");
    security.note({
      kind,
      route: routeOf(c),
      personId: error?.security?.personId ?? session?.personId,
      sessionId: session?.sessionId,
    });
  };
}

function kindOf(status: number, error: AppError | undefined): SecurityKind | undefined {
  switch (status) {
    case 401:
      return error?.code === "invalid_email_or_password" ? "wrong_credentials" : "unauthorized";
    case 403:
      return error?.code === "foreign_origin" ? "foreign_origin" : "forbidden";
    case 429:
      return "too_many";
    default:
      return status >= 500 ? "failed" : undefined;
  }
}

/** The declared route that matched, also when a middleware refused the request before it ran. */
function routeOf(c: Context): string | undefined {
  const declared = matchedRoutes(c).find(({ path }) => !path.endsWith("*"));
  return declared && `${c.req.method} ${declared.path}`;
}
