import { afterAll, beforeAll, expect, test } from "vitest";
import { makeManyPeople } from "./many-people.ts";
import { createRolePeople } from "./roles.ts";
import { createTestServer, type TestServer } from "./test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const sessionOf = async (cookie: string) => (await server.request("/api/session", { cookie })).json();

test("each role is who it says, with a canary of its own", async () => {
  const { person, otherPerson, admin, superadmin } = await createRolePeople(server);
  const rights = await Promise.all(
    [person, otherPerson, admin, superadmin].map(async ({ cookie }) => {
      const { isAdmin, role } = (await sessionOf(cookie)).person;
      return [isAdmin, role];
    }),
  );
  expect(rights).toEqual([
    [false, "user"],
    [false, "user"],
    [true, "user"],
    [false, "superadmin"],
  ]);
  const own = await (await server.request("/api/profile", { cookie: person.cookie })).text();
  expect(own).toContain(person.canary);
  expect(own).not.toContain(otherPerson.canary);
});

test("a crowd is signed in at once", async () => {
  const crowd = await makeManyPeople(server, 50);
  const seen = await Promise.all(crowd.map(async ({ cookie }) => (await sessionOf(cookie)).person.id));
  expect(seen).toEqual(crowd.map(({ personId }) => personId));
});
