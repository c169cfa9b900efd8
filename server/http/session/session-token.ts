/**
 * Wall 5: what a browser or a script holds, and what the database keeps of it. The cookie is Better Auth's (`token.signature`);
 * the bearer form is ours, signed under another label, so that neither a bare token nor a cookie's value works as a bearer.
 * At rest there is only a SHA-256 of the token: 32 random letters need no slow hash.
 *
 * A browser holds two cookies: the session's, which no script reads, and the presence cookie, which the page itself can
 * delete. Neither opens anything alone, so that signing out without a network still ends this browser's way in
 * (docs/decisions/015-signing-out.md).
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { presenceCookieName } from "#domain/account/presence-cookie.ts";

export type TokenKeeper = {
  readonly cookieName: string;
  /** The session token a request carries and proves, or null. A bearer header, when there is one, is the only one read. */
  read(headers: Headers): string | null;
  /** The same, presence cookie or not: good for ending the session and for nothing else. */
  readToEnd(headers: Headers): string | null;
  /** The value of the session cookie, as Better Auth signs it. */
  toCookieValue(token: string): string;
  /** Both cookies, as a browser sends them. */
  toCookieHeader(token: string): string;
  /** The headers that give a browser both cookies. `life` in seconds; null: until the browser is closed. */
  toSetCookies(token: string, life: number | null): readonly string[];
  /** The presence cookie that goes with a `Set-Cookie` of Better Auth's; null when that one is not the session's. */
  presenceFor(setCookie: string): string | null;
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
  const presenceName = presenceCookieName(isSecure(publicUrl));
  const cookieSignature = (token: string) => createHmac("sha256", authSecret).update(token).digest("base64");
  const keyOf = (label: string) => createHmac("sha256", authSecret).update(label).digest();
  const signing = (key: Buffer) => (token: string) =>
    createHmac("sha256", key).update(token).digest("base64url");
  const bearerSignature = signing(keyOf("tendre:bearer"));
  const presence = signing(keyOf("tendre:presence"));
  const toCookieValue = (token: string) => `${token}.${cookieSignature(token)}`;
  const readable = `Path=/; SameSite=Lax${isSecure(publicUrl) ? "; Secure" : ""}`;
  const cookieOf = (headers: Headers, name: string) => readCookie(headers.get("cookie"), name);
  const ofCookie = (value: string | null) => (value === null ? null : verified(value, cookieSignature));

  function read(headers: Headers, isPresenceAsked: boolean): string | null {
    const authorization = headers.get("authorization");
    if (authorization !== null) {
      const bearer = /^bearer +(\S+)$/i.exec(authorization)?.[1];
      if (!bearer?.startsWith(bearerPrefix)) return null;
      return verified(bearer.slice(bearerPrefix.length), bearerSignature);
    }
    const token = ofCookie(cookieOf(headers, cookieName));
    if (token === null || !isPresenceAsked) return token;
    return isSame(cookieOf(headers, presenceName) ?? "", presence(token)) ? token : null;
  }
  return {
    cookieName,
    toCookieValue,
    read: (headers) => read(headers, true),
    readToEnd: (headers) => read(headers, false),
    toCookieHeader: (token) =>
      `${cookieName}=${encodeURIComponent(toCookieValue(token))}; ${presenceName}=${presence(token)}`,
    toSetCookies(token, life) {
      const lasting = life === null ? "" : `Max-Age=${life}; `;
      return [
        `${cookieName}=${encodeURIComponent(toCookieValue(token))}; ${lasting}HttpOnly; ${readable}`,
        `${presenceName}=${presence(token)}; ${lasting}${readable}`,
      ];
    },
    presenceFor(setCookie) {
      const [pair = "", ...attributes] = setCookie.split(";");
      const value = readCookie(pair, cookieName);
      if (value === null) return null;
      const token = ofCookie(value);
      const kept = attributes.filter((each) => each.trim().toLowerCase() !== "httponly");
      return [`${presenceName}=${token === null ? "" : presence(token)}`, ...kept].join(";");
    },
    toBearer: (token) => `${bearerPrefix}${token}.${bearerSignature(token)}`,
  };
}

function verified(signed: string, signatureOf: (token: string) => string): string | null {
  const dot = signed.lastIndexOf(".");
  if (dot < 1) return null;
  const token = signed.slice(0, dot);
  return isSame(signed.slice(dot + 1), signatureOf(token)) ? token : null;
}

function isSame(said: string, wanted: string): boolean {
  const [given, expected] = [Buffer.from(said), Buffer.from(wanted)];
  return given.length === expected.length && timingSafeEqual(given, expected);
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
