/**
 * Whoever confirms an address in the browser that signed up keeps the password typed there and is signed in; in another browser they choose
 * a password and sign in. A link that did either for anyone could be sent to someone else: they would confirm a stranger's password for
 * their own address, or write their journal into its sender's account.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { cookiePrefix, hashToken, isSecure, readCookie } from "#server/http/session/session-token.ts";
import type { Services } from "#server/services.ts";

/** Seconds: a new confirmation mail can be requested for a day. */
const life = 24 * 60 * 60;

export function confirmCookie({ publicUrl }: Pick<Services, "publicUrl">) {
  const name = `${cookiePrefix(publicUrl)}.signing_up`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? "; Secure" : ""}`;
  const set = (c: Context, value: string, seconds: number) =>
    c.header("set-cookie", `${name}=${value}; Max-Age=${seconds}; ${attributes}`, { append: true });
  return {
    /** @returns the random mark set in this browser's cookie, for this sign-up alone. */
    mark(c: Context): string {
      const mark = randomBytes(24).toString("base64url");
      set(c, mark, life);
      return mark;
    },
    signedUpHere(c: Context, browserHash: string | null): boolean {
      const mark = readCookie(c.req.header("cookie") ?? null, name);
      if (mark === null || browserHash === null) return false;
      return timingSafeEqual(Buffer.from(hashToken(mark)), Buffer.from(browserHash));
    },
    forget: (c: Context) => set(c, "", 0),
  };
}
