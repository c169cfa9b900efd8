/** How addresses are grouped for counting, and which names mean this machine. */
import { isIPv6 } from "node:net";
import type { Env } from "#server/env.ts";

/** The unit that limits count by: one IPv4 address, or the /64 that an IPv6 customer is usually assigned. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill("0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** True for loopback host names and addresses, in the form of a URL's `hostname` or of HOST. */
export function isLoopbackName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, "");
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "::1" ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  );
}

/** True for a server without a public address: none is set, or it is plain http on this machine. */
export function isOnlyHere({ PUBLIC_URL }: Pick<Env, "PUBLIC_URL">): boolean {
  if (PUBLIC_URL === undefined) return true;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  return protocol === "http:" && isLoopbackName(hostname);
}
