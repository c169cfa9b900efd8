/** Roles × routes × own, another's and a missing thing, over every route that is declared (docs/architecture.md, "Test harness"). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { declareRoutes } from "#server/app.ts";
import { type DescribedRoute, describeRoutes } from "#server/http/routes/inventory.ts";
import { addFactor } from "../factors.ts";
import { createRolePeople, type RolePeople, type RolePerson } from "../roles.ts";
import { createTestServer, type TestServer } from "../test-server.ts";
import { callRoute, nameOf, namesSomething, type Said } from "./call-route.ts";
import type { Target } from "./sample-input.ts";
import { openSecondSession } from "./second-session.ts";
import { writeJournal } from "./write-journal.ts";

const roles = ["visitor", "person", "otherPerson", "admin", "superadmin"] as const;
type Role = (typeof roles)[number];

let server: TestServer;
let routes: readonly DescribedRoute[];
let people: RolePeople;
let targets: Readonly<Record<Exclude<Role, "visitor">, Target>>;
const said = new Map<string, Said>();
const key = (route: DescribedRoute, role: Role, object: string) => `${nameOf(route)} ${role} ${object}`;

/** Reads before writes, deletions after that, what ends sessions last. */
const order = ["GET", "PUT", "POST", "PATCH", "DELETE"];
const endings = [/factors\/:id$/, /end-others/, /\/deletion$/, /deletion\/now/, /sign-out/];
const lateness = (path: string) => 5 * (endings.findIndex((ending) => ending.test(path)) + 1);
const rank = ({ method, path }: DescribedRoute) => order.indexOf(method) + lateness(path);
const classed = (...classes: readonly string[]) => routes.filter(({ auth }) => classes.includes(auth));

beforeAll(async () => {
  server = await createTestServer();
  routes = describeRoutes(declareRoutes(server.services)).toSorted((a, b) => rank(a) - rank(b));
  people = await createRolePeople(server);
  const { person, otherPerson, admin, superadmin } = people;
  const fill = async (someone: RolePerson): Promise<Target> => {
    const journal = await writeJournal(server, someone);
    const factor = await addFactor(server, someone.cookie, someone.canary.slice(0, 40));
    const sessions = await openSecondSession(server, someone, factor.backupCodes?.[0] ?? "");
    return { ...journal, things: { ...journal.things, factors: factor.id, sessions } };
  };
  targets = {
    person: await fill(person),
    otherPerson: await fill(otherPerson),
    admin: await fill(admin),
    superadmin: await fill(superadmin),
  };
  for (const route of routes) {
    for (const role of roles) {
      for (const [object, target] of objectsFor(role, route)) {
        const cookie = people[role]?.cookie;
        said.set(key(route, role, object), await callRoute(server, route, cookie, target));
      }
    }
  }
}, 60_000);
afterAll(() => server.close());

function objectsFor(role: Role, route: DescribedRoute): readonly (readonly [string, Target])[] {
  const own = targets[role === "visitor" ? "person" : role];
  const someone = targets[role === "otherPerson" ? "person" : "otherPerson"];
  if (!namesSomething(route)) return [["own", own]];
  const nobodys = Object.fromEntries(Object.keys(own.things).map((noun) => [noun, crypto.randomUUID()]));
  // An id in a path or a body may be a thing's or a person's: all other values stay the caller's own.
  const asOwn = (target: Target): Target => ({ ...target, email: own.email });
  return [
    ["another's", asOwn(someone)],
    ["missing", { personId: crypto.randomUUID(), email: own.email, things: nobodys }],
    ["own", own],
  ];
}

function answers(of: readonly DescribedRoute[], role: Role, object = "own") {
  return Object.fromEntries(
    of.map((route) => [nameOf(route), said.get(key(route, role, object))?.status ?? 0]),
  );
}
const all = (of: readonly DescribedRoute[], status: number) =>
  Object.fromEntries(of.map((route) => [nameOf(route), status]));

test("every route was called by every role", () => {
  expect(routes.length).toBeGreaterThan(25);
  for (const route of routes) for (const role of roles) expect(said.has(key(route, role, "own"))).toBe(true);
});

test("no call whatever makes the server fail", () => {
  const failures = [...said].filter(([, { status }]) => status >= 500).map(([name]) => name);
  expect(failures).toEqual([]);
});

test("nobody is shown what somebody else wrote", () => {
  const leaks = [...said].filter(([name, { text }]) =>
    roles.some((role) => {
      const canary = people[role]?.canary;
      return canary !== undefined && !name.includes(` ${role} `) && text.includes(canary);
    }),
  );
  expect(leaks.map(([name]) => name)).toEqual([]);
});

describe("without a session", () => {
  test("nothing behind the door answers", () => {
    const closed = classed("session", "signing-in", "admin", "superadmin");
    expect(answers(closed, "visitor")).toEqual(all(closed, 401));
  });
});

describe("with a session", () => {
  test("one's own things answer", () => {
    for (const role of ["person", "admin", "superadmin"] as const) {
      const refused = classed("session", "signing-in").filter((route) => {
        const { status = 0, code } = said.get(key(route, role, "own")) ?? {};
        return [401, 403, 404].includes(status) && code !== "unknown_provider";
      });
      expect({ role, refused: refused.map(nameOf) }).toEqual({ role, refused: [] });
    }
  });

  test("another's thing answers exactly like one that never existed", () => {
    for (const role of ["person", "admin", "superadmin"] as const) {
      for (const route of classed("session", "signing-in").filter(namesSomething)) {
        const [another, missing] = ["another's", "missing"].map((object) =>
          said.get(key(route, role, object)),
        );
        const named = { route: nameOf(route), role };
        expect({ ...named, status: another?.status, code: another?.code }).toEqual({
          ...named,
          status: missing?.status,
          code: missing?.code,
        });
      }
    }
  });

  test("another's thing is never handed out or changed", () => {
    for (const route of classed("session", "signing-in").filter(namesSomething)) {
      const status = said.get(key(route, "person", "another's"))?.status ?? 0;
      const isRefused = status >= 400 || nameOf(route) === "POST /api/sync/push";
      expect({ route: nameOf(route), isRefused }).toEqual({ route: nameOf(route), isRefused: true });
    }
  });

  test("an admin's routes refuse everybody else, and the back-office refuses admins too", () => {
    const office = classed("superadmin");
    expect(answers(classed("admin"), "person")).toEqual(all(classed("admin"), 403));
    expect(answers(office, "person")).toEqual(all(office, 403));
    expect(answers(office, "admin")).toEqual(all(office, 403));
  });
});

test("the doors of development do not exist for a caller that is not this machine", () => {
  for (const role of roles) expect(answers(classed("dev"), role)).toEqual(all(classed("dev"), 404));
});
