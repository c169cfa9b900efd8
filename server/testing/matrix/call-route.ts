/** One call of one declared route by one role, on the things of one person. */
import type { DescribedRoute } from "#server/http/routes/inventory.ts";
import type { TestServer } from "../test-server.ts";
import { sampleInput, type Target } from "./sample-input.ts";

export type Said = { readonly status: number; readonly code: unknown; readonly text: string };

/** Valid request bodies that the schemas alone do not determine. */
const bodies: Readonly<Record<string, (target: Target) => unknown>> = {
  "POST /api/user_backups": ({ personId }) => ({ user_id: personId, backup_data: {} }),
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

/** A field that may be written, for changes whose schema asks for none. */
const changes: Readonly<Record<string, object>> = {
  relationships: { city: "Lyon" },
  moments: { place: "Lyon" },
  media: { caption: "Lyon" },
  conversations: { title: "Lyon" },
  turns: { feedback: null },
};

/** The table of a route whose rows are found by a filter. */
const filtered = (route: Pick<DescribedRoute, "method" | "path">) =>
  /^(?:GET|PATCH|DELETE) \/api\/(relationships|moments|media|conversations|turns|conflicts)$/.exec(
    nameOf(route),
  )?.[1];

/** What a filter answers that found nothing. */
export const isNothing = ({ status, text }: Said) => status === 200 && text === "[]";

export const nameOf = ({ method, path }: Pick<DescribedRoute, "method" | "path">) => `${method} ${path}`;

/** True when the call refers to a thing or a person, so that it can refer to somebody else's. */
export function namesSomething(route: DescribedRoute): boolean {
  return (
    /:\w*[iI]d\b/.test(route.path) ||
    bodies[nameOf(route)] !== undefined ||
    asksForPerson(route) ||
    filtered(route) !== undefined
  );
}

const asksForPerson = ({ body, query }: DescribedRoute) =>
  /"(?:p_user_id|userId|personId)"/.test(JSON.stringify([body, query]));

export async function callRoute(
  server: Pick<TestServer, "request">,
  route: DescribedRoute,
  cookie: string | undefined,
  target: Target,
  headers: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const table = filtered(route);
  const backups = /^\/api\/(user_\w+)$/.exec(route.path)?.[1];
  const noun = /\/(?:\w+-)?(\w+)\/:\w*[iI]d\b/.exec(route.path)?.[1] ?? table ?? backups ?? "relationships";
  const params = asText(route.params && sampleInput(route.params, target, noun));
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "x"));
  const query = new URLSearchParams(asText(route.query && sampleInput(route.query, target, noun)));
  if (table) query.set("id", `eq.${target.things[table]}`);
  const change = route.method === "PATCH" ? changes[noun] : undefined;
  const build =
    bodies[nameOf(route)] ?? (() => change ?? (route.body && sampleInput(route.body, target, noun)));
  const json = build(target) ?? undefined;
  const leaving = new AbortController();
  const response = await server.request(`${path}?${query}`, {
    method: route.method,
    signal: leaving.signal,
    ...(cookie ? { cookie } : {}),
    // Development routes are open to this machine only: a proxy header closes them.
    headers: {
      ...headers,
      ...(table ? { prefer: "return=representation" } : {}),
      ...(route.auth === "dev" ? { "x-forwarded-for": "203.0.113.9" } : {}),
    },
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
