/** Roles × routes × own, another's and a missing thing, over every route that is declared (docs/architecture.md, "Test harness"). */
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madeTokenSchema } from "#domain/account/access-token-fields.ts";
import { declareRoutes } from "#server/app.ts";
import { type DescribedRoute, describeRoutes } from "#server/http/routes/inventory.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import { addFactor } from "../factors.ts";
import { addPasskey } from "../passkeys.ts";
import {
  createRolePeople,
  enterStates,
  type JournalRole,
  journalRoles,
  type Role,
  type RolePeople,
  roles,
  signedInRoles,
} from "../roles.ts";
import { createTestServer, type TestServer } from "../test-server.ts";
import { callRoute, isNothing, nameOf, namesSomething, type Said } from "./call-route.ts";
import type { Target } from "./sample-input.ts";
import { openSecondSession } from "./second-session.ts";
import { writeJournal } from "./write-journal.ts";

let server: TestServer;
let routes: readonly DescribedRoute[];
let people: RolePeople;
let targets: Readonly<Record<JournalRole, Target>>;
/** A personal access token of each, made before anything happened to the account. */
const tokens = new Map<JournalRole, string>();
const said = new Map<string, Said>();
const key = (route: DescribedRoute, role: Role, object: string) => `${nameOf(route)} ${role} ${object}`;

/** Reads before writes, deletions after that, what ends trust and sessions last. */
const order = ["GET", "PUT", "POST", "PATCH", "DELETE"];
const endings = [
  /auth\/backup-codes$/,
  /factors\/:id$/,
  /passkeys\/:id$/,
  /end-others/,
  /deletion\/restore/,
  /\/deletion$/,
  /deletion\/now/,
  /sign-out/,
];
/** Those whom no route behind the door knows, whatever their browser still holds. */
const shutOut = ["visitor", "unverified", "pending", "deleted", "banned"] as const;
const ordinary = signedInRoles.filter((role) => role !== "admin" && role !== "superadmin");
const lateness = (path: string) => 5 * (endings.findIndex((ending) => ending.test(path)) + 1);
const rank = ({ method, path }: DescribedRoute) => order.indexOf(method) + lateness(path);
const classed = (...classes: readonly string[]) => routes.filter(({ auth }) => classes.includes(auth));

beforeAll(async () => {
  // A model that nobody answers for: its route is there, and says so in its stream.
  server = await createTestServer({ AI_BASE_URL: "http://127.0.0.1:9/v1" });
  routes = describeRoutes(declareRoutes(server.services)).toSorted((a, b) => rank(a) - rank(b));
  const made = await createRolePeople(server);
  const codes = new Map<JournalRole, string>();
  const makeToken = async (role: JournalRole) => {
    const json = { name: "Script", scope: "write", life: null };
    const { cookie } = made[role];
    const response = await server.request("/api/auth/tokens", { method: "POST", json, cookie });
    const { id, token } = madeTokenSchema.parse(await response.json());
    tokens.set(role, token);
    return id;
  };
  const fill = async (role: JournalRole) => {
    const journal = await writeJournal(server, made[role]);
    const factor = await addFactor(server, made[role].cookie, made[role].canary);
    codes.set(role, factor.backupCodes?.[0] ?? "");
    const passkey = await addPasskey(server, made[role].cookie, { name: made[role].canary.slice(0, 40) });
    // Added last: new ways in end the trust.
    const browsers = newId();
    await server.services.db.auth.query(
      `insert into auth.trusted_browsers (id, user_id, token_hash, expires_at, created_at)
       values ($1, $2, $3, $4::timestamptz + interval '30 days', $4)`,
      [browsers, made[role].personId, hashToken(browsers), server.clock.now()],
    );
    return [
      role,
      {
        ...journal,
        things: {
          ...journal.things,
          factors: factor.id,
          passkeys: passkey.id,
          browsers,
          tokens: await makeToken(role),
        },
      } satisfies Target,
    ] as const;
  };
  const filled: Record<string, Target> = Object.fromEntries(await Promise.all(journalRoles.map(fill)));
  people = await enterStates(server, made);
  // Asking for deletion ended the other sessions, so they are opened last.
  const open = async (role: (typeof signedInRoles)[number]) => {
    const sessions = await openSecondSession(server, people[role], codes.get(role) ?? "");
    const target = filled[role];
    if (target) filled[role] = { ...target, things: { ...target.things, sessions } };
  };
  await Promise.all(signedInRoles.map(open));
  targets = filled as Record<JournalRole, Target>;
  const callAs = async (role: Role, route: DescribedRoute) => {
    for (const [object, target] of objectsFor(role, route)) {
      const cookie = people[role]?.cookie;
      said.set(key(route, role, object), await callRoute(server, route, cookie, target));
    }
  };
  /** What is one's own is left for the calls with a session, where the route would take it away. */
  const callByToken = async (role: JournalRole, route: DescribedRoute) => {
    const headers = { authorization: `Bearer ${tokens.get(role)}` };
    for (const [object, target] of objectsFor(role, route)) {
      if (object === "own" && route.method === "DELETE") continue;
      const name = key(route, role, `${object}, by token`);
      said.set(name, await callRoute(server, route, undefined, target, headers));
    }
  };
  for (const route of routes.filter(({ token }) => token !== null))
    await Promise.all(journalRoles.map((role) => callByToken(role, route)));
  for (const route of routes) await Promise.all(roles.map((role) => callAs(role, route)));
}, 120_000);
afterAll(() => server.close());

function objectsFor(role: Role, route: DescribedRoute): readonly (readonly [string, Target])[] {
  const own = targets[role === "visitor" || role === "unverified" ? "person" : role];
  // What a superadmin does to an account must not end the calls of anyone who still has some to make.
  const other = role === "otherPerson" ? "person" : route.auth === "superadmin" ? "banned" : "otherPerson";
  const someone = targets[other];
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
    for (const role of shutOut) {
      const finishing = role === "pending" ? [] : ["signing-in"];
      const closed = classed("session", "admin", "superadmin", ...finishing);
      expect({ role, ...answers(closed, role) }).toEqual({ role, ...all(closed, 401) });
    }
  });

  test("half a sign-in gets as far as what finishes it, and no further with another's factor", () => {
    for (const route of classed("signing-in")) {
      const status = (object: string) => said.get(key(route, "pending", object))?.status;
      expect([401, 403, 404]).not.toContain(status("own"));
      if (!namesSomething(route)) continue;
      expect(status("another's")).toBe(status("missing"));
      expect(status("another's")).toBeGreaterThanOrEqual(400);
    }
  });

  test("nobody is signed in; a device of a deleted account is told to forget", () => {
    const session = routes.find(({ path }) => path === "/api/session");
    if (!session) throw new Error("/api/session is not declared.");
    const told = shutOut.map((role) => {
      const { status, code, text } = said.get(key(session, role, "own")) ?? {};
      return [role, status, code ?? text];
    });
    expect(told).toEqual(
      shutOut.map((role) => (role === "deleted" ? [role, 410, "account_deleted"] : [role, 200, "null"])),
    );
  });
});

describe("with a session", () => {
  test("one's own things answer, whatever the plan, the onboarding or a deletion to come", () => {
    for (const role of signedInRoles) {
      const refused = classed("session", "signing-in").filter((route) => {
        const { status = 0, code } = said.get(key(route, role, "own")) ?? {};
        return [401, 403, 404].includes(status) && code !== "unknown_provider";
      });
      expect({ role, refused: refused.map(nameOf) }).toEqual({ role, refused: [] });
    }
  });

  test("another's thing answers exactly like one that never existed", () => {
    for (const role of signedInRoles) {
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
    const handedOut = classed("session", "signing-in")
      .filter((route) => namesSomething(route) && nameOf(route) !== "POST /api/sync/push")
      .flatMap((route) => signedInRoles.map((role) => key(route, role, "another's")))
      .filter((call) => {
        const answer = said.get(call);
        return !answer || (answer.status < 400 && !isNothing(answer));
      });
    expect(handedOut).toEqual([]);
  });

  test("an admin's routes refuse everybody else, and the back-office refuses admins too", () => {
    const office = classed("superadmin");
    for (const role of ordinary) {
      expect(answers(classed("admin"), role)).toEqual(all(classed("admin"), 403));
      expect(answers(office, role)).toEqual(all(office, 403));
    }
    expect(answers(office, "admin")).toEqual(all(office, 403));
  });
});

describe("in the back-office", () => {
  const office = () => classed("superadmin");
  const answer = (route: DescribedRoute, object: string) => said.get(key(route, "superadmin", object));

  test("a superadmin is answered, whatever the route", () => {
    for (const route of office().filter((each) => !namesSomething(each))) {
      const { status, code } = answer(route, "own") ?? {};
      expect([nameOf(route), status, code]).toEqual([
        nameOf(route),
        expect.toSatisfy((each) => ![401, 403, 404].includes(each)),
        code,
      ]);
    }
  });

  test("somebody's account is found, one's own is not acted on, and one that never was is not there", () => {
    for (const route of office().filter(({ path }) => path.includes(":personId"))) {
      const statuses = ["another's", "missing"].map((object) => answer(route, object)?.status);
      expect([nameOf(route), ...statuses]).toEqual([
        nameOf(route),
        expect.toSatisfy((each) => each === 200 || each === 409),
        404,
      ]);
      if (route.method !== "GET" && !/plan$|confirmation$/.test(route.path))
        expect([nameOf(route), answer(route, "own")?.status]).toEqual([nameOf(route), 409]);
    }
  });
});

describe("with a token of one's own", () => {
  const open = () => routes.filter(({ token }) => token !== null);
  const byToken = (route: DescribedRoute, role: Role, object: string) =>
    said.get(key(route, role, `${object}, by token`));
  const ended: readonly Role[] = ["deletionPending", "deleted", "banned"];

  test("the routes that take one answer, and give what is another's like what never was", () => {
    for (const role of journalRoles.filter((each) => !ended.includes(each))) {
      for (const route of open()) {
        const named = { route: nameOf(route), role };
        if (route.method !== "DELETE")
          expect({ ...named, status: byToken(route, role, "own")?.status }).toEqual({
            ...named,
            status: expect.toSatisfy((status) => ![401, 403, 404].includes(status)),
          });
        if (!namesSomething(route)) continue;
        const [another, missing] = ["another's", "missing"].map((object) => byToken(route, role, object));
        if (!another || !isNothing(another)) expect(another?.status).toBeGreaterThanOrEqual(400);
        expect([another?.status, another?.code]).toEqual([missing?.status, missing?.code]);
      }
    }
  });

  test("of an account that is banned, deleted or to be deleted it opens nothing", () => {
    for (const role of ended)
      for (const route of open().filter(({ method }) => method !== "DELETE"))
        expect([role, nameOf(route), byToken(route, role, "own")?.status]).toEqual([
          role,
          nameOf(route),
          401,
        ]);
  });
});

test("the doors of development do not exist for a caller that is not this machine", () => {
  for (const role of roles) expect(answers(classed("dev"), role)).toEqual(all(classed("dev"), 404));
});
