import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "./log.ts";
import { createSecurityLog } from "./security-log.ts";
import {
  confirm,
  goodPassword,
  newestToken,
  requestAccount,
  type SignedIn,
  signIn,
  signUp,
} from "./testing/people.ts";
import { createTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  anna = await signUp(server);
});
afterAll(() => server.close());

/** The entries since the last call, as `kind route person?`. */
async function noted(): Promise<readonly string[]> {
  await server.services.security.flush();
  const { rows } = await server.database.outside(
    "with seen as (delete from security_events returning *) select * from seen order by id",
  );
  return rows.map(({ kind, route, person_id, times }) => {
    const who = person_id === anna.personId ? "anna" : (person_id ?? "nobody");
    return `${kind} ${route} ${who} ${times}`;
  });
}
const signInAs = (email: string, password: string) =>
  server.request("/api/auth/sign-in/email", { method: "POST", json: { email, password } });

test("a request without a session is noted once a route, with a count", async () => {
  await noted();
  for (let asked = 0; asked < 3; asked += 1) await server.request("/api/profile");
  expect(await noted()).toEqual(["unauthorized GET /api/profile nobody 3"]);
});

test("a refusal to someone signed in names them and their session", async () => {
  await server.request("/api/sync/push", {
    method: "POST",
    cookie: anna.cookie,
    json: {
      deviceId: crypto.randomUUID(),
      ops: [{ opId: crypto.randomUUID(), personId: crypto.randomUUID() }],
    },
  });
  await server.services.security.flush();
  const { rows } = await server.database.outside("select session_id from security_events");
  expect(rows).toEqual([{ session_id: expect.any(String) }]);
  expect(await noted()).toEqual(["forbidden POST /api/sync/push anna 1"]);
});

test("a foreign page is noted under the route it aimed at", async () => {
  const headers = { origin: "https://evil.example" };
  await server.request("/api/auth/sign-out", { method: "POST", json: {}, headers });
  expect(await noted()).toEqual(["foreign_origin POST /api/auth/sign-out nobody 1"]);
});

test("wrong passwords are noted, then the lock; the right one of someone banned is noted with their id", async () => {
  const bruno = await signUp(server);
  await noted();
  for (let tries = 0; tries < 11; tries += 1) await signInAs(bruno.email, "not the password at all");
  const kinds = (await noted()).map((line) => line.split(" ")[0]);
  expect(new Set(kinds)).toEqual(new Set(["wrong_credentials", "locked"]));
  await server.database.outside("update auth.users set banned_at = now() where id = $1", [anna.personId]);
  await signInAs(anna.email, goodPassword);
  await server.database.outside("update auth.users set banned_at = null");
  expect(await noted()).toEqual(["banned POST /api/auth/sign-in/email anna 1"]);
});

test("what is written down before the first sign-in of an account is its owner's", async () => {
  const account = await requestAccount(server);
  await confirm(server, newestToken(server, account.email), { password: account.password });
  await server.services.security.flush();
  const { personId } = await signIn(server, account);
  expect(await noted()).toContain(`address_confirmed null ${personId} 1`);
});

test("nothing that was typed stands in the log", async () => {
  await signInAs("secret-address@example.org", "secret password");
  await server.request("/api/moments/secret-id/history?before=secret");
  await server.services.security.flush();
  const { rows } = await server.database.outside(
    "select row_to_json(e)::text as line from security_events e",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("secret");
});

test("the server can add to the log, and neither read, change nor delete it", async () => {
  for (const text of [
    "select * from security_events",
    "insert into security_events (kind, times, at) values ('forbidden', 1, now())",
    "update security_events set times = 1",
    "delete from security_events",
  ])
    await expect(server.services.db.anonymous.rows({ text })).rejects.toThrow(/permission denied/);
});

test("a flood of distinct callers stays one flush of bounded size, with every one counted", async () => {
  await noted();
  for (let at = 0; at < 2_000; at += 1)
    server.services.security.note({ kind: "forbidden", sessionId: crypto.randomUUID() });
  await server.services.security.flush();
  const { rows } = await server.database.outside(
    "select count(*)::int as lines, sum(times)::int as times from security_events",
  );
  expect(rows[0].times).toBe(2_000);
  expect(rows[0].lines).toBeLessThan(600);
});

test("what a database that is away did not take is told again", async () => {
  const lines: unknown[] = [];
  let isAway = true;
  const rows = async (statement: { values?: readonly unknown[] }) => {
    if (isAway) throw new Error("away");
    lines.push(...JSON.parse(String(statement.values?.[0])));
    return [];
  };
  const log = createSecurityLog({
    db: { anonymous: { rows, run: async () => 0 } },
    clock: server.clock,
    log: createLog("silent"),
  });
  log.note({ kind: "too_many", route: "GET /api/x" });
  await log.flush();
  isAway = false;
  log.note({ kind: "too_many", route: "GET /api/x" });
  await log.close();
  expect(lines).toEqual([expect.objectContaining({ kind: "too_many", times: 2 })]);
});

test("lines older than ninety days are forgotten", async () => {
  await noted();
  server.services.security.note({ kind: "forbidden" });
  await server.services.security.flush();
  const forget = (days: number) =>
    server.database.outside(`select forget_security_events(now() + interval '${days} days') as gone`);
  expect((await forget(89)).rows[0].gone).toBe(0);
  expect((await forget(91)).rows[0].gone).toBe(1);
});

test("what happens in one millisecond is kept in its order", async () => {
  await noted();
  const kinds = [
    "alerts_off",
    "alerts_on",
    "token_made",
    "passkey_added",
    "passkey_removed",
    "token_revoked",
  ] as const;
  for (const kind of kinds) server.services.security.note({ kind, personId: anna.personId });
  expect(await noted()).toEqual(kinds.map((kind) => `${kind} null anna 1`));
});
