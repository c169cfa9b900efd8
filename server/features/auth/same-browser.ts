/**
 * Whoever confirms an address in the browser that signed up is signed in; in another browser they are asked to. A link
 * that signed anyone in could be sent to someone else, who would then write their journal into its sender's account.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { sessionLife } from "#server/http/session-gate.ts";
import { cookiePrefix, isSecure, readCookie } from "#server/http/session-token.ts";
import type { Services } from "#server/services.ts";
import type { WaitingPerson } from "./accounts.ts";
import { linkLife } from "./auth.ts";
import type { Caller } from "./flows.ts";

export function sameBrowser({ accounts, publicUrl, secrets, tokens }: Services) {
  const name = `${cookiePrefix(publicUrl)}.signing_up`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? "; Secure" : ""}`;
  const markOf = (email: string) =>
    createHmac("sha256", secrets.authSecret)
      .update(`tendre:signing-up:${email.toLowerCase()}`)
      .digest("base64url");
  const set = (c: Context, value: string, life: number) =>
    c.header("set-cookie", `${name}=${value}; Max-Age=${life}; ${attributes}`, { append: true });
  return {
    remember: (c: Context, email: string) => set(c, markOf(email), linkLife),
    /** Signs in someone whose address was confirmed just now, if it is this browser that signed up. */
    async welcome(c: Context, { personId, email }: WaitingPerson, caller: Caller): Promise<void> {
      const mark = Buffer.from(readCookie(c.req.header("cookie") ?? null, name) ?? "");
      const expected = Buffer.from(markOf(email));
      if (mark.length !== expected.length || !timingSafeEqual(mark, expected)) return;
      const token = await accounts.openSession(personId, caller);
      set(c, "", 0);
      c.header("set-cookie", tokens.toSetCookie(token, sessionLife(true) / 1000), { append: true });
    },
  };
}
