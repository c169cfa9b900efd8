/** The OpenAPI 3.1 document, generated from the declarations that the server runs. */
import { z } from "zod";
import { statusByCode } from "#server/errors.ts";
import { version } from "#server/version.ts";
import { type DescribedRoute, describeRoutes, type JsonSchema } from "./inventory.ts";
import { type Route, route } from "./route.ts";

/** @param routes all other routes; the document's own are added to them: by its name, and where clients of PostgREST look for it. */
export function openApiRoutes(routes: readonly Route[], publicUrl: string): readonly Route[] {
  const own: readonly Route[] = (["/api/openapi.json", "/api/"] as const).map((path) =>
    route(
      {
        method: "GET",
        path,
        auth: "public",
        summary: "This document",
        output: z.looseObject({ openapi: z.string() }),
      },
      ({ c }) => {
        c.header("cache-control", "public, max-age=300");
        document ??= describeApi(describeRoutes([...routes, ...own]), publicUrl);
        return document;
      },
    ),
  );
  let document: ReturnType<typeof describeApi> | undefined;
  return own;
}

function describeApi(routes: readonly DescribedRoute[], publicUrl: string) {
  const shown = routes.filter(({ auth }) => auth !== "dev");
  const paths: Record<string, Record<string, object>> = {};
  for (const each of shown) {
    const path = each.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation(each) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Tendre", version },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "`token` of POST /api/auth/sign-in/email." },
        token: {
          type: "http",
          scheme: "bearer",
          description:
            "A personal access token, or `access_token` of POST /api/auth/token, of the scope that `x-token` says (`write` reads too).",
        },
        cookie: { type: "apiKey", in: "cookie", name: "tendre.session_token" },
      },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema = {
  type: "object",
  required: ["code", "message", "details", "hint"],
  properties: {
    code: { type: "string", enum: Object.keys(statusByCode) },
    message: { type: "string" },
    details: {},
    hint: { type: ["string", "null"] },
  },
};

const mediaTypes = { bytes: "application/octet-stream", stream: "text/event-stream", text: "text/plain" };

function operation(described: DescribedRoute) {
  const { auth, summary, recentProof, token, params, query, headers, body, output } = described;
  const error = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return {
    summary,
    ...(auth === "public" || auth === "signed"
      ? {}
      : { security: [{ bearer: [] }, { cookie: [] }, ...(token ? [{ token: [] }] : [])] }),
    "x-auth": auth,
    ...(recentProof ? { "x-recent-proof": true } : {}),
    ...(token ? { "x-token": token } : {}),
    parameters: [...parametersIn("path", params), ...parametersIn("query", query), ...headersIn(headers)],
    ...(body ? { requestBody: { required: true, content: { "application/json": { schema: body } } } } : {}),
    responses: {
      ...success(output),
      default: { description: "What went wrong", content: error },
    },
  };
}

function success(output: DescribedRoute["output"]) {
  if (output === "empty") return { "204": { description: "Done, or a redirect" } };
  const content =
    typeof output === "string" ? { [mediaTypes[output]]: {} } : { "application/json": { schema: output } };
  return { "200": { description: "Done", content } };
}

const headersIn = (headers: DescribedRoute["headers"]) =>
  Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    required: false,
    description,
    schema: { type: "string" },
  }));

function parametersIn(place: "path" | "query", schema: JsonSchema | null) {
  const properties = schema?.properties ?? {};
  const required = Array.isArray(schema?.required) ? schema.required : [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}
