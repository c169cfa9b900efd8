/**
 * Development doors: a loopback peer asking for a loopback name, never through a proxy header, no real sender, never
 * production (decisions, "The hosted backend"). The name is checked because a foreign page may point its own at 127.0.0.1.
 */
import type { Context } from "hono";
import { isProduction } from "#server/env.ts";
import type { Services } from "#server/services.ts";
import { isLoopback } from "./caller.ts";

const loopbackNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function isDevDoorOpen(c: Context, { env, mailer, publicUrl }: Services): boolean {
  const asked = new URL(c.req.url);
  const isOurName = loopbackNames.has(asked.hostname) || asked.host === new URL(publicUrl).host;
  return !isProduction(env) && mailer.kind === "sink" && isLoopback(c) && isOurName;
}
