/** Same-origin requests in process, as the app's own page makes them. */
import type { Hono } from "hono";

/** `json` sets body and content type. */
export type TestRequest = (
  path: string,
  init?: RequestInit & { json?: unknown; cookie?: string },
) => Promise<Response>;

export function requestsTo(app: Hono, origin: string): TestRequest {
  return async (path, { json, cookie, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has("origin")) headers.set("origin", origin);
    if (cookie) headers.set("cookie", cookie);
    if (json !== undefined) headers.set("content-type", "application/json");
    const body = json === undefined ? init.body : JSON.stringify(json);
    return app.request(`${origin}${path}`, { ...init, headers, ...(body == null ? {} : { body }) });
  };
}
