/** The address of the client. `X-Forwarded-For` is trusted only for as many hops as TRUSTED_PROXIES says. */
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Env } from "#server/env.ts";

const proxyHeaders = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];

export function callerAddress(c: Context, env: Env): string {
  const peer = peerAddress(c);
  if (env.TRUSTED_PROXIES === 0) return peer;
  const hops = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-env.TRUSTED_PROXIES) ?? peer;
}

/** True when the TCP peer is this machine and no proxy header is present. */
export function isLoopback(c: Context): boolean {
  if (proxyHeaders.some((name) => c.req.header(name) !== undefined)) return false;
  const peer = peerAddress(c);
  return peer === "::1" || peer === "in-process" || /^(::ffff:)?127\./.test(peer);
}

/** `app.request()` has no socket: the caller is this process. */
function peerAddress(c: Context): string {
  if (!c.env?.incoming) return "in-process";
  return getConnInfo(c).remote.address ?? "unknown";
}
