import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { declareRoutes } from "#server/app.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { describeRoutes } from "./inventory.ts";
import { type Route, route } from "./route.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const plain = (shape: Partial<Route> = {}): Route => ({
  ...route(
    { method: "GET", path: "/api/x", auth: "public", summary: "X", output: z.object({ a: z.string() }) },
    () => ({
      a: "b",
    }),
  ),
  ...shape,
});

test("every route of the server says who may call it, what it takes and what it gives", () => {
  const described = describeRoutes(declareRoutes(server.services));
  expect(described.length).toBeGreaterThan(15);
  for (const { summary, output } of described) {
    expect(summary.length).toBeGreaterThan(5);
    expect(output).toBeTruthy();
  }
});

test("a route that says too little fails the inventory", () => {
  expect(() => describeRoutes([plain({ summary: " " })])).toThrow("GET /api/x says too little");
  const mute: Route = Object.assign(plain(), { output: undefined });
  expect(() => describeRoutes([mute])).toThrow("GET /api/x says too little");
});

test("a route that is declared twice fails the inventory", () => {
  expect(() => describeRoutes([plain(), plain()])).toThrow("GET /api/x is declared twice");
});

test("a route that reads what strangers send and counts nobody fails the inventory", () => {
  const limit = { max: 1, windowSeconds: 1, by: "person" } as const;
  const inputs: Partial<Route>[] = [
    { method: "POST" },
    { rawBody: true },
    { query: z.object({}) },
    { params: z.object({}) },
  ];
  for (const auth of ["public", "signed"] as const)
    for (const input of inputs)
      for (const counted of [{}, { limit }])
        expect(() => describeRoutes([plain({ auth, ...input, ...counted })])).toThrow(/counts nobody$/);
});

test("tokens open routes of one's own only, none that asks for a proof, and to read none that changes something", () => {
  const faults: Partial<Route>[] = [
    { auth: "public", token: "read" },
    { auth: "signing-in", token: "read" },
    { auth: "admin", token: "read" },
    { auth: "session", token: "write", recentProof: true },
    ...(["PUT", "PATCH", "DELETE"] as const).map(
      (method) => ({ method, auth: "session", token: "read" }) as const,
    ),
  ];
  for (const fault of faults)
    expect(() => describeRoutes([plain(fault)])).toThrow(/\/api\/x cannot be open to tokens$/);
  const [described] = describeRoutes([plain({ method: "POST", auth: "session", token: "write" })]);
  expect(described?.token).toBe("write");
});

test("what goes in and what comes out are described as JSON Schema", () => {
  const body = z.strictObject({ age: z.coerce.number().int().max(9).default(1) });
  const limit = { max: 1, windowSeconds: 1, by: "address" } as const;
  expect(describeRoutes([plain({ method: "POST", body, limit })])).toEqual([
    {
      method: "POST",
      path: "/api/x",
      auth: "public",
      summary: "X",
      recentProof: false,
      token: null,
      params: null,
      query: null,
      headers: {},
      body: expect.objectContaining({ type: "object", additionalProperties: false }),
      output: expect.objectContaining({ properties: { a: { type: "string" } }, required: ["a"] }),
    },
  ]);
});

test("the OpenAPI document lists every route but those of development", async () => {
  const document = await (await server.request("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  for (const { method, path, auth } of declareRoutes(server.services)) {
    const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    if (auth === "dev") expect(operation).toBeUndefined();
    else expect(operation).toMatchObject({ "x-auth": auth });
  }
  expect(document.paths["/api/auth/callback/{provider}"].get.parameters[0]).toMatchObject({
    name: "provider",
    in: "path",
    required: true,
  });
});
