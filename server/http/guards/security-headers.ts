/** Wall 7: the headers of every response (page-headers.ts). */
import type { Context, MiddlewareHandler } from "hono";
import { isSecure } from "#server/http/session/session-token.ts";
import { pageHeaders } from "./page-headers.ts";

/** For a person's own files: nothing in them runs or loads, even when opened as a page. */
export const closedPolicy = "default-src 'none'; sandbox";

declare module "hono" {
  interface ContextVariableMap {
    /** The headers of a private and current response. */
    closedHeaders: Readonly<Record<string, string>>;
    /** A response that has them already. */
    closedResponse: Response | undefined;
  }
}

/**
 * A response whose headers are one plain object from the start. `Headers` checks, copies and sorts each of them, which cost as much as a
 * quarter of a pull; this object goes to the socket as it is (docs/limits.md).
 */
export function closedResponse(
  c: Context,
  body: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Response {
  const response = new Response(body, { headers: { ...c.get("closedHeaders"), ...headers } });
  c.set("closedResponse", response);
  return response;
}

export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers = pageHeaders(isSecure(publicUrl));
  const closed = { ...headers, "cache-control": "no-store" };
  return async (c, next) => {
    c.set("closedHeaders", closed);
    await next();
    if (c.res === c.get("closedResponse")) return;
    // A route may send a stricter policy (media), never a looser one: the page's own policy is the widest.
    const own = c.res.headers.get("content-security-policy");
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    if (own === closedPolicy) c.res.headers.set("content-security-policy", own);
    // A response under /api/ is private and current, so it is not cached unless its route says otherwise.
    const isApiResponse = c.req.path.startsWith("/api/") || c.req.path.startsWith("/auth/sessions");
    if (isApiResponse && !c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
  };
}
