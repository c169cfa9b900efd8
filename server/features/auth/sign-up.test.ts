import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test("someone signs up, confirms by mail, signs in and is known", async () => {
  const person = await signUp(server, { firstName: "Anna", lastName: "Vert", locale: "en" });
  const session = await server.request("/api/session", { cookie: person.cookie });
  expect(await session.json()).toMatchObject({
    person: {
      id: person.personId,
      email: person.email,
      emailVerified: true,
      firstName: "Anna",
      isAdmin: false,
    },
  });
});
