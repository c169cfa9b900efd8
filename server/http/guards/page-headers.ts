/**
 * Wall 7: what every answer says to the browser. No inline script or style, no foreign origin, no framing, no type sniffing. The one place
 * of it: the server sends these (security-headers.ts), and the files for plain hosting are written from them (scripts/build/hosting-files.ts).
 */

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
type Directive = keyof typeof policy;

/** `without`: directives that the place it is written to does not know. */
export function contentSecurityPolicy(without: readonly Directive[] = []): string {
  return Object.entries(policy)
    .filter(([directive]) => !without.some((one) => one === directive))
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

const unused = ["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer"];
const unusedToo = ["microphone", "midi", "payment", "usb", "browsing-topics"];

/** By name, in lower case. `isSecure`: over https, which browsers then insist on for a year. */
export function pageHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": [...unused, ...unusedToo].map((feature) => `${feature}=()`).join(", "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isSecure ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/** `cache-control` of the built files: those with a hash in their name never change, all others are asked for anew. */
export const freshness = { hashed: "public, max-age=31536000, immutable", rest: "no-cache" } as const;
export const hashedFolder = "/assets/";

/** A path that ends so is a file: where it is missing the answer is 404, never the page. */
export const fileEndings = "js|css|map|json|webmanifest|ico|png|svg|webp|avif|woff2?|txt|xml";
