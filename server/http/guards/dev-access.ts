/**
 * Access to development routes: a loopback peer that requests a loopback host name, without any proxy header, on a server
 * without a real sender of mails or text messages, and never in production (product decisions, "The hosted backend"). A relay on this machine may
 * add no header and pass any host name on, so a server that has a public address has no development routes at all. The host
 * name is checked because a foreign page may point its own name at 127.0.0.1 (DNS rebinding).
 */
import type { Context } from "hono";
import { isProduction } from "#server/env.ts";
import type { Services } from "#server/services.ts";
import { isLoopback } from "./caller.ts";
import { isLoopbackName, isOnlyHere } from "./network.ts";

export function hasDevAccess(
  c: Context,
  { env, mailer, sms }: Pick<Services, "env" | "mailer" | "sms">,
): boolean {
  const isOurName = isLoopbackName(new URL(c.req.url).hostname);
  const sendsNothing = mailer.kind === "sink" && sms.kind === "sink";
  return isOnlyHere(env) && !isProduction(env) && sendsNothing && isLoopback(c) && isOurName;
}
