import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test("a healthy backend names its schema and version", async () => {
  const response = await server.request("/api/health");
  expect(await response.json()).toMatchObject({ status: "connected", version: "1.0.0", name: "Tendre" });
});

test("a backend without its tables says so", async () => {
  const client = new pg.Client(server.database.superuser);
  await client.connect();
  await client.query("alter table profiles rename to profiles_away");
  const response = await server.request("/api/health");
  await client.query("alter table profiles_away rename to profiles");
  await client.end();
  expect(await response.json()).toMatchObject({ status: "table-missing" });
});

test("an unknown address under /api/ is a 404 with the error object", async () => {
  const response = await server.request("/api/nothing-here");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    code: "not_found",
    message: "Not found",
    details: null,
    hint: null,
  });
});
