/**
 * Browsers that an account has been signed in from before, recognised by a signed cookie per account. The cookie signs nobody in, but gives
 * this browser rate-limit counters of its own, so that a stranger who uses up the attempts of an account or of an office's address does not
 * lock its owner out (docs/decisions/018-accounts.md).
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { Clock } from "#server/clock.ts";
import { cookiePrefix, isSecure } from "./session-token.ts";

export type KnownDevices = {
  /** The id of this browser for the account of `email`; null without a valid cookie. */
  of(headers: Headers, email: string): string | null;
  /** An opaque digest of one account that this browser is known to; null for an unknown browser. */
  anyAccount(headers: Headers): string | null;
  /** Sets the cookie. To be called once the account's owner has been authenticated in this browser. */
  remember(c: Context, email: string): void;
};

/** Seconds; the longest lifetime that browsers accept for a cookie. */
const life = 400 * 24 * 60 * 60;
/** How many accounts one browser is remembered for. */
const accountsAtMost = 5;

type Known = {
  readonly name: string;
  readonly account: string;
  readonly device: string;
  readonly at: number;
};

export function createKnownDevices(publicUrl: string, authSecret: string, clock: Clock): KnownDevices {
  const key = createHmac("sha256", authSecret).update("tendre:known-device").digest();
  const digest = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const accountOf = (email: string) => digest(`account:${email.toLowerCase()}`).slice(0, 22);
  const prefix = `${cookiePrefix(publicUrl)}.device_`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? "; Secure" : ""}`;
  const now = () => Math.floor(clock.now().getTime() / 1_000);

  function read(pair: string): Known | null {
    const [name = "", value = ""] = pair.trim().split("=", 2);
    if (!name.startsWith(prefix)) return null;
    const [account = "", device = "", at = "", signature = ""] = value.split(".");
    const expected = Buffer.from(digest(`cookie:${account}.${device}.${at}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return now() < Number(at) + life ? { name, account, device, at: Number(at) } : null;
  }
  const all = (headers: Headers) =>
    (headers.get("cookie") ?? "").split(";", 200).flatMap((pair) => read(pair) ?? []);
  return {
    of: (headers, email) => all(headers).find(({ account }) => account === accountOf(email))?.device ?? null,
    anyAccount: (headers) => all(headers)[0]?.account ?? null,
    remember(c, email) {
      const account = accountOf(email);
      const known = all(c.req.raw.headers);
      const device =
        known.find((each) => each.account === account)?.device ?? randomBytes(16).toString("base64url");
      const signed = `${account}.${device}.${now()}`;
      const set = (name: string, value: string, seconds: number) =>
        c.header("set-cookie", `${name}=${value}; Max-Age=${seconds}; ${attributes}`, { append: true });
      set(`${prefix}${account.slice(0, 8)}`, `${signed}.${digest(`cookie:${signed}`)}`, life);
      const others = known.filter((each) => each.account !== account).toSorted((a, b) => b.at - a.at);
      for (const { name } of others.slice(accountsAtMost - 1)) set(name, "", 0);
    },
  };
}
