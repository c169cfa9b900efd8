/** Wall 7: security headers of every response. No inline script or style, no foreign origin, no framing, no type sniffing. */
import type { MiddlewareHandler } from "hono";
import { isSecure } from "#server/http/session/session-token.ts";

const policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "media-src": "'self' blob:",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
} as const;

/** For a person's own files: nothing in them runs or loads, even when opened as a page. */
export const closedPolicy = "default-src 'none'; sandbox";

const unused = ["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer"];
const unusedToo = ["microphone", "midi", "payment", "usb", "browsing-topics"];

function contentSecurityPolicy(): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const headers: Readonly<Record<string, string>> = {
    "content-security-policy": contentSecurityPolicy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": [...unused, ...unusedToo].map((feature) => `${feature}=()`).join(", "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isSecure(publicUrl) ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
  return async (c, next) => {
    await next();
    // A route may send a stricter policy (media), never a looser one: the page's own policy is the widest.
    const own = c.res.headers.get("content-security-policy");
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    if (own === closedPolicy) c.res.headers.set("content-security-policy", own);
    // A response under /api/ is private and current, so it is not cached unless its route says otherwise.
    const isApiResponse = c.req.path.startsWith("/api/") || c.req.path.startsWith("/auth/sessions");
    if (isApiResponse && !c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
  };
}
