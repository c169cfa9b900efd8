import { afterAll, beforeAll, expect, test } from "vitest";
import { makeManyPeople } from "./many-people.ts";
import {
  createRolePeople,
  enterStates,
  type Role,
  type RolePeople,
  type RolePerson,
  roles,
} from "./roles.ts";
import { createTestServer, type TestServer } from "./test-server.ts";

let server: TestServer;
let rolePeople: RolePeople;
beforeAll(async () => {
  server = await createTestServer();
  rolePeople = await enterStates(server, await createRolePeople(server));
});
afterAll(() => server.close());

const sessionOf = async (cookie: string) => (await server.request("/api/session", { cookie })).json();

test("each role is who it says, with a canary of its own", async () => {
  const people = rolePeople;
  const seen = async (role: Role) => {
    const { cookie = "" } = people[role] ?? {};
    const { code, person } = (await sessionOf(cookie)) ?? {};
    if (!person) return [role, code ?? null];
    const [profile, subscription] = await Promise.all(
      ["/api/profile", "/api/subscription"].map(async (path) =>
        (await server.request(path, { cookie })).json(),
      ),
    );
    const { isAdmin, role: right, deletionDueAt } = person;
    return [role, isAdmin, right, subscription.plan, profile.onboarding_completed, deletionDueAt !== null];
  };
  expect(await Promise.all(roles.map(seen))).toEqual([
    ["visitor", null],
    ["unverified", null],
    ["notOnboarded", false, "user", "free", false, false],
    ["pending", null],
    ["person", false, "user", "free", true, false],
    ["otherPerson", false, "user", "free", true, false],
    ["plus", false, "user", "plus", true, false],
    ["pro", false, "user", "pro", true, false],
    ["admin", true, "user", "free", true, false],
    ["superadmin", false, "superadmin", "free", true, false],
    ["deletionPending", false, "user", "free", true, true],
    ["deleted", "account_deleted"],
    ["banned", null],
  ]);
  const own = await (await server.request("/api/profile", { cookie: people.person.cookie })).text();
  expect(own).toContain(people.person.canary);
  expect(own).not.toContain(people.otherPerson.canary);
});

test("who is not confirmed, or banned, does not come in with the right password; half a sign-in waits for its factor", async () => {
  const { unverified, banned, pending, person } = rolePeople;
  const answerTo = async ({ email, password }: RolePerson) => {
    const response = await server.request("/api/auth/sign-in/email", {
      method: "POST",
      json: { email, password },
    });
    const { code, twoFactorRedirect } = await response.json();
    return [response.status, code ?? twoFactorRedirect];
  };
  expect(await Promise.all([unverified, banned, pending, person].map(answerTo))).toEqual([
    [403, "email_not_verified"],
    [403, "forbidden"],
    [200, true],
    [200, undefined],
  ]);
});

test("a crowd is signed in at once", async () => {
  const crowd = await makeManyPeople(server, 50);
  const seen = await Promise.all(crowd.map(async ({ cookie }) => (await sessionOf(cookie)).person.id));
  expect(seen).toEqual(crowd.map(({ personId }) => personId));
});
