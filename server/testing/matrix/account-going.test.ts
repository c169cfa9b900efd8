/** Every route that needs a session, called by a person whose account goes between the gate and what the route does. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { declareRoutes } from "#server/app.ts";
import { describeRoutes } from "#server/http/routes/inventory.ts";
import { makeManyPeople } from "../many-people.ts";
import { createTestServer, type TestServer } from "../test-server.ts";
import { callRoute, nameOf } from "./call-route.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ AI_BASE_URL: "http://127.0.0.1:9/v1" });
});
afterAll(() => server.close());

test("a request that is in flight while its account goes is refused, and is no error of the server", async () => {
  const { gate } = server.services;
  let goes: string | null = null;
  const destroy = async <T>(found: T): Promise<T> => {
    if (goes === null) return found;
    const personId = goes;
    goes = null;
    server.services.keys.forget(personId);
    await server.database.outside("delete from profiles where id = $1", [personId]);
    await server.database.outside("delete from auth.users where id = $1", [personId]);
    return found;
  };
  const going = Object.assign(async (...asked: Parameters<typeof gate>) => destroy(await gate(...asked)), {
    ...gate,
    pending: async (...asked: Parameters<typeof gate.pending>) => destroy(await gate.pending(...asked)),
    reading: async (...asked: Parameters<typeof gate.reading>) => destroy(await gate.reading(...asked)),
  });
  const routes = describeRoutes(declareRoutes(server.services)).filter(
    ({ auth, output }) => (auth === "session" || auth === "signing-in") && output !== "stream",
  );
  expect(routes.length).toBeGreaterThan(60);
  const failed: string[] = [];
  const people = await makeManyPeople(server, routes.length);
  for (const [at, { cookie, personId, email }] of people.entries()) {
    const route = routes[at];
    if (!route) continue;
    Object.assign(server.services, { gate: going });
    goes = personId;
    const said = await callRoute(server, route, cookie, { personId, email, things: {} });
    Object.assign(server.services, { gate });
    if (said.status >= 500) failed.push(`${nameOf(route)} ${said.text}`);
  }
  expect(failed).toEqual([]);
});
