/**
 * Wall 7: a page of another site can make a browser send our cookies, but cannot hide its origin. Every browser sends `Origin` with a
 * request that may change something; a client that sends none is not a browser (the reasoning of Go's CrossOriginProtection,
 * https://pkg.go.dev/net/http#CrossOriginProtection). `SameSite=Lax` is the second defence.
 */
import type { MiddlewareHandler } from "hono";
import type { Env } from "#server/env.ts";
import { AppError } from "#server/errors.ts";

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** @param exempt paths that authenticate in another way (a provider's form post, a signed webhook). */
export function refuseForeignOrigins(
  { PUBLIC_URL }: Pick<Env, "PUBLIC_URL">,
  publicUrl: string,
  exempt: (path: string) => boolean,
): MiddlewareHandler {
  const ownOrigin = new URL(publicUrl).origin;
  const isOwn = (origin: string, host: string | undefined) =>
    origin === ownOrigin || (PUBLIC_URL === undefined && URL.parse(origin)?.host === host);
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && !exempt(c.req.path)) {
      const origin = c.req.header("origin");
      const site = c.req.header("sec-fetch-site");
      const hasBearer = c.req.header("authorization") !== undefined;
      const isForeign = origin !== undefined ? !isOwn(origin, c.req.header("host")) : isForeignSite(site);
      if (isForeign && !hasBearer) throw new AppError("foreign_origin");
    }
    await next();
  };
}

const isForeignSite = (site: string | undefined) => site === "cross-site" || site === "same-site";
