/** Ties the way back from a provider to the browser that set out: whoever is sent a way back by somebody else is not signed in by it. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { cookiePrefix, hashToken, isSecure, readCookie } from "#server/http/session/session-token.ts";
import type { Services } from "#server/services.ts";

/** Seconds. */
const life = 5 * 60;

export function stateCookie({ publicUrl, secrets }: Pick<Services, "publicUrl" | "secrets">) {
  const name = `${cookiePrefix(publicUrl)}.state`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? "; Secure" : ""}`;
  const signed = (state: string) =>
    `${state}.${createHmac("sha256", secrets.authSecret).update(`tendre:state ${state}`).digest("base64url")}`;
  const put = (c: Context, value: string, seconds: number) =>
    c.header("set-cookie", `${name}=${value}; Max-Age=${seconds}; ${attributes}`, { append: true });
  return {
    set: (c: Context, state: string) => put(c, signed(state), life),
    clear: (c: Context) => put(c, "", 0),
    isOf(c: Context, state: string): boolean {
      const held = readCookie(c.req.header("cookie") ?? null, name);
      if (held === null) return false;
      return timingSafeEqual(Buffer.from(hashToken(held)), Buffer.from(hashToken(signed(state))));
    },
  };
}
