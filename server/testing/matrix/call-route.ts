/** One call of one declared route by one role, on the things of one person. */
import type { DescribedRoute } from "#server/http/routes/inventory.ts";
import type { TestServer } from "../test-server.ts";
import { sampleInput, type Target } from "./sample-input.ts";

export type Said = { readonly status: number; readonly code: unknown; readonly text: string };

/** Valid request bodies that the schemas alone do not determine. */
const bodies: Readonly<Record<string, (target: Target) => unknown>> = {
  "POST /api/sync/push": ({ personId, things }) => ({
    deviceId: personId,
    ops: [
      {
        opId: crypto.randomUUID(),
        deviceId: personId,
        personId,
        table: "relationships",
        id: things.relationships,
        baseRev: 0,
        kind: "patch",
        fields: { city: "Lyon" },
        at: "2026-01-01T00:00:00.000Z",
      },
    ],
  }),
};

export const nameOf = ({ method, path }: Pick<DescribedRoute, "method" | "path">) => `${method} ${path}`;

/** True when the call refers to a thing or a person, so that it can refer to somebody else's. */
export function namesSomething(route: DescribedRoute): boolean {
  return /:\w*[iI]d\b/.test(route.path) || bodies[nameOf(route)] !== undefined || asksForPerson(route);
}

const asksForPerson = ({ body, query }: DescribedRoute) =>
  /"(?:p_user_id|userId|personId)"/.test(JSON.stringify([body, query]));

export async function callRoute(
  server: Pick<TestServer, "request">,
  route: DescribedRoute,
  cookie: string | undefined,
  target: Target,
): Promise<Said> {
  const noun = /\/(\w+)\/:\w*[iI]d\b/.exec(route.path)?.[1] ?? "relationships";
  const params = asText(route.params && sampleInput(route.params, target, noun));
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "x"));
  const query = new URLSearchParams(asText(route.query && sampleInput(route.query, target, noun)));
  const build = bodies[nameOf(route)] ?? (() => route.body && sampleInput(route.body, target, noun));
  const json = build(target) ?? undefined;
  const leaving = new AbortController();
  const response = await server.request(`${path}?${query}`, {
    method: route.method,
    signal: leaving.signal,
    ...(cookie ? { cookie } : {}),
    // Development routes are open to this machine only: a proxy header closes them.
    ...(route.auth === "dev" ? { headers: { "x-forwarded-for": "203.0.113.9" } } : {}),
    ...(json === undefined || route.method === "GET" ? {} : { json }),
  });
  if (route.output === "stream" && response.ok) {
    await response.body?.cancel();
    return { status: response.status, code: null, text: "" };
  }
  const text = await response.text();
  return { status: response.status, code: codeIn(text), text };
}

function codeIn(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null && "code" in parsed ? parsed.code : null;
  } catch {
    return null;
  }
}

function asText(input: unknown): Record<string, string> {
  const fields = typeof input === "object" && input !== null ? Object.entries(input) : [];
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}
