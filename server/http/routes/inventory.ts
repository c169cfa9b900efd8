/** Describes every route (who may call it, its input and output) from the declarations. */
import { z } from "zod";
import type { TokenScope } from "#domain/account/access-token.ts";
import type { AuthClass, Route } from "./route.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;
export type DescribedRoute = {
  readonly method: string;
  readonly path: string;
  readonly auth: AuthClass;
  readonly summary: string;
  /** The session must have proven lately who it is. */
  readonly recentProof: boolean;
  /** The scope of a token that may call it; null when no token may. */
  readonly token: TokenScope | null;
  readonly params: JsonSchema | null;
  readonly query: JsonSchema | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonSchema | null;
  /** The schema of a JSON response; or the kind of another body. */
  readonly output: JsonSchema | "bytes" | "stream" | "text" | "empty";
};

/**
 * Lists all routes with their schemas as JSON Schema.
 * @throws Error naming every route that is declared twice, has no summary or output, or takes input from anyone without a limit
 */
export function describeRoutes(routes: readonly Route[]): readonly DescribedRoute[] {
  const faults = routes.flatMap((each, at) => {
    const name = `${each.method} ${each.path}`;
    const isTwice = routes.some((other, before) => before < at && `${other.method} ${other.path}` === name);
    const isVague = !each.summary?.trim() || !each.output;
    const isOpen = each.auth === "public" || each.auth === "signed";
    const takesInput = each.query || each.body || each.params || each.rawBody || each.method !== "GET";
    const isOddlyOpen = each.token && (each.auth !== "session" || each.recentProof || each.reads);
    const isTooOpen = each.token === "read" && ["PUT", "PATCH", "DELETE"].includes(each.method);
    return [
      ...(isOddlyOpen || isTooOpen ? [`${name} cannot be open to tokens`] : []),
      ...(isOpen && takesInput && each.limit?.by !== "address" ? [`${name} counts nobody`] : []),
      ...(isTwice ? [`${name} is declared twice`] : []),
      ...(isVague ? [`${name} says too little`] : []),
    ];
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return routes.map(describe);
}

function describe({
  method,
  path,
  auth,
  summary,
  recentProof,
  token,
  params,
  query,
  headers,
  body,
  output,
}: Route): DescribedRoute {
  const taken = (schema: z.ZodType | undefined) => (schema ? toJsonSchema(schema, "input") : null);
  return {
    method,
    path,
    auth,
    summary,
    recentProof: recentProof ?? false,
    token: token ?? null,
    params: taken(params),
    query: taken(query),
    headers: headers ?? {},
    body: taken(body),
    output: typeof output === "string" ? output : toJsonSchema(output, "output"),
  };
}

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
