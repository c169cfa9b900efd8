/**
 * Wall 5: what a browser or a script holds, and what the database keeps of it. The cookie is Better Auth's (`token.signature`);
 * the bearer form is ours, signed under another label, so that neither a bare token nor a cookie's value works as a bearer.
 * At rest there is only a SHA-256 of the token: 32 random letters need no slow hash.
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type TokenKeeper = {
  readonly cookieName: string;
  /** The session token a request carries and proves, or null. A bearer header, when there is one, is the only one read. */
  read(headers: Headers): string | null;
  /** The value of the session cookie, as Better Auth signs it. */
  toCookieValue(token: string): string;
  /** The header that gives a browser the cookie. `life` in seconds. */
  toSetCookie(token: string, life: number): string;
  /** What `Authorization: Bearer` takes. */
  toBearer(token: string): string;
};

const bearerPrefix = "tendre_";

export const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");

/** Before Better Auth's own names; the browser itself refuses a `__Host-` cookie that is not ours alone. */
export const cookiePrefix = (publicUrl: string) => (isSecure(publicUrl) ? "__Host-tendre" : "tendre");

/** Hexadecimal SHA-256, as `auth.sessions.token_hash` holds it. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

export function createTokenKeeper(publicUrl: string, authSecret: string): TokenKeeper {
  const cookieName = `${cookiePrefix(publicUrl)}.session_token`;
  const cookieSignature = (token: string) => createHmac("sha256", authSecret).update(token).digest("base64");
  const bearerKey = createHmac("sha256", authSecret).update("tendre:bearer").digest();
  const bearerSignature = (token: string) =>
    createHmac("sha256", bearerKey).update(token).digest("base64url");
  const toCookieValue = (token: string) => `${token}.${cookieSignature(token)}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? "; Secure" : ""}`;
  return {
    cookieName,
    toCookieValue,
    toSetCookie: (token, life) =>
      `${cookieName}=${encodeURIComponent(toCookieValue(token))}; Max-Age=${life}; ${attributes}`,
    toBearer: (token) => `${bearerPrefix}${token}.${bearerSignature(token)}`,
    read(headers) {
      const authorization = headers.get("authorization");
      if (authorization !== null) {
        const bearer = /^bearer +(\S+)$/i.exec(authorization)?.[1];
        if (!bearer?.startsWith(bearerPrefix)) return null;
        return verified(bearer.slice(bearerPrefix.length), bearerSignature);
      }
      const cookie = readCookie(headers.get("cookie"), cookieName);
      return cookie === null ? null : verified(cookie, cookieSignature);
    },
  };
}

function verified(signed: string, signatureOf: (token: string) => string): string | null {
  const dot = signed.lastIndexOf(".");
  if (dot < 1) return null;
  const token = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const expected = Buffer.from(signatureOf(token));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The first cookie of that name, decoded; null when there is none or it cannot be read. */
export function readCookie(header: string | null, name: string): string | null {
  for (const pair of header?.split(";") ?? []) {
    const equals = pair.indexOf("=");
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
