/**
 * Wall 5: session tokens, in browsers, in scripts and in the database. The cookie is `token.signature`; the bearer form is
 * signed under another label, so that neither a bare token nor a cookie's value works as a bearer. The database keeps only a
 * SHA-256 of the token: 32 random letters need no slow hash. A browser holds two cookies: the session cookie, which no script can read, and
 * the presence cookie, which the page can delete. Neither authenticates alone, so that signing out without a network still ends this
 * browser's access (docs/decisions/015-signing-out.md).
 */
import { createHash, createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import { presenceCookieName } from "#domain/account/presence-cookie.ts";

export type TokenKeeper = {
  readonly cookieName: string;
  /** The verified session token of a request, or null. When there is a bearer header, the cookies are ignored. */
  read(headers: Headers): string | null;
  /** The same without requiring the presence cookie: only for ending the session. */
  readForSignOut(headers: Headers): string | null;
  /** The value of the session cookie. */
  toCookieValue(token: string): string;
  /** Both cookies as a `Cookie` header. */
  toCookieHeader(token: string): string;
  /** The `Set-Cookie` headers of both cookies. `life` in seconds; null for session cookies. */
  toSetCookies(token: string, life: number | null): readonly string[];
  /** The `Set-Cookie` headers that take both cookies away. */
  readonly clearingCookies: readonly string[];
  /** The value of an `Authorization: Bearer` header. */
  toBearer(token: string): string;
};

const bearerPrefix = "tendre_";

export const isSecure = (publicUrl: string) => publicUrl.startsWith("https:");

/** Prefixes all our cookies; with `__Host-` the browser itself refuses a cookie that another host or path set. */
export const cookiePrefix = (publicUrl: string) => (isSecure(publicUrl) ? "__Host-tendre" : "tendre");

/** Hexadecimal SHA-256, as `auth.sessions.token_hash` holds it. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

export function createTokenKeeper(publicUrl: string, authSecret: string): TokenKeeper {
  const cookieName = `${cookiePrefix(publicUrl)}.session_token`;
  const presenceName = presenceCookieName(isSecure(publicUrl));
  // As key objects: made of bytes anew for each request, a key costs more than the digest.
  const secret = createSecretKey(authSecret, "utf8");
  const cookieSignature = (token: string) => createHmac("sha256", secret).update(token).digest("base64");
  const keyOf = (label: string) => createHmac("sha256", authSecret).update(label).digest();
  const signing = (bytes: Buffer) => {
    const key = createSecretKey(bytes);
    return (token: string) => createHmac("sha256", key).update(token).digest("base64url");
  };
  const bearerSignature = signing(keyOf("tendre:bearer"));
  const presence = signing(keyOf("tendre:presence"));
  const toCookieValue = (token: string) => `${token}.${cookieSignature(token)}`;
  const readable = `Path=/; SameSite=Lax${isSecure(publicUrl) ? "; Secure" : ""}`;
  const setCookies = (value: string, mark: string, life: number | null) => {
    const lasting = life === null ? "" : `Max-Age=${life}; `;
    return [
      `${cookieName}=${value}; ${lasting}HttpOnly; ${readable}`,
      `${presenceName}=${mark}; ${lasting}${readable}`,
    ];
  };
  const cookieOf = (headers: Headers, name: string) => readCookie(headers.get("cookie"), name);
  const ofCookie = (value: string | null) => (value === null ? null : verified(value, cookieSignature));

  function read(headers: Headers, isPresenceRequired: boolean): string | null {
    const authorization = headers.get("authorization");
    if (authorization !== null) {
      const bearer = /^bearer +(\S+)$/i.exec(authorization)?.[1];
      if (!bearer?.startsWith(bearerPrefix)) return null;
      return verified(bearer.slice(bearerPrefix.length), bearerSignature);
    }
    const token = ofCookie(cookieOf(headers, cookieName));
    if (token === null || !isPresenceRequired) return token;
    return isSame(cookieOf(headers, presenceName) ?? "", presence(token)) ? token : null;
  }
  return {
    cookieName,
    toCookieValue,
    read: (headers) => read(headers, true),
    readForSignOut: (headers) => read(headers, false),
    toCookieHeader: (token) =>
      `${cookieName}=${encodeURIComponent(toCookieValue(token))}; ${presenceName}=${presence(token)}`,
    toSetCookies: (token, life) =>
      setCookies(encodeURIComponent(toCookieValue(token)), presence(token), life),
    clearingCookies: setCookies("", "", 0),
    toBearer: (token) => `${bearerPrefix}${token}.${bearerSignature(token)}`,
  };
}

function verified(signed: string, signatureOf: (token: string) => string): string | null {
  const dot = signed.lastIndexOf(".");
  if (dot < 1) return null;
  const token = signed.slice(0, dot);
  return isSame(signed.slice(dot + 1), signatureOf(token)) ? token : null;
}

function isSame(first: string, second: string): boolean {
  const [given, expected] = [Buffer.from(first), Buffer.from(second)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The first cookie of that name, decoded; null when there is none or it cannot be decoded. */
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
