/**
 * Browsers that are not asked for the second factor for thirty days, because their owner said so after giving it. The cookie holds a random
 * token, the database its hash beside the account: it counts for this account alone, and no longer than the row is there.
 */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import { trustLife } from "#domain/account/second-factor.ts";
import { cookiePrefix, hashToken, isSecure, readCookie } from "#server/http/session/session-token.ts";
import type { Services } from "#server/services.ts";

export function trustedCookie({ publicUrl }: Pick<Services, "publicUrl">) {
  /** One for each account, so that two people can trust one browser. */
  const nameFor = (personId: string) =>
    `${cookiePrefix(publicUrl)}.trusted_${createHash("sha256").update(personId).digest("hex").slice(0, 8)}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? "; Secure" : ""}`;
  return {
    /** The hash of this browser's token for the account; null without one. */
    hashIn(headers: Headers, personId: string): string | null {
      const token = readCookie(headers.get("cookie"), nameFor(personId));
      return token ? hashToken(token) : null;
    },
    set(c: Context, personId: string, token: string): void {
      const cookie = `${nameFor(personId)}=${token}; Max-Age=${trustLife / 1000}; ${attributes}`;
      c.header("set-cookie", cookie, { append: true });
    },
    clear(c: Context, personId: string): void {
      c.header("set-cookie", `${nameFor(personId)}=; Max-Age=0; ${attributes}`, { append: true });
    },
  };
}
