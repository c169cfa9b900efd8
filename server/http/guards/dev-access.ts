/**
 * Development doors: a loopback peer asking for a loopback name, never through a proxy header, no real sender, never
 * production (product decisions, "The hosted backend"). A relay on this machine may add no header and pass any name on, so a
 * server that has a public address has no such door at all. The name that is asked for is checked because a foreign page
 * may point its own at 127.0.0.1.
 */
import type { Context } from "hono";
import { isProduction } from "#server/env.ts";
import type { Services } from "#server/services.ts";
import { isLoopback } from "./caller.ts";
import { isLoopbackName, isOnlyHere } from "./network.ts";

export function hasDevAccess(c: Context, { env, mailer }: Pick<Services, "env" | "mailer">): boolean {
  const isOurName = isLoopbackName(new URL(c.req.url).hostname);
  return isOnlyHere(env) && !isProduction(env) && mailer.kind === "sink" && isLoopback(c) && isOurName;
}
