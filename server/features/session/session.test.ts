import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asPerson } from "#server/db/database.ts";
import { mintOwnerScope } from "#server/db/scope.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let outside: pg.Client;
let anna: SignedIn;
let bruno: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
  [anna, bruno] = await Promise.all([signUp(server), signUp(server)]);
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const event = (fields: object = {}) => ({
  event: "login",
  userId: anna.personId,
  deviceInfo: {
    userAgent: "Mozilla/5.0",
    platform: "Linux",
    language: "fr",
    screenSize: "1280x800",
    timezone: "Europe/Paris",
  },
  timestamp: "2026-02-03T04:05:06.789Z",
  ...fields,
});
const log = (json: object, headers: Record<string, string> = { cookie: anna.cookie }) =>
  server.request("/auth/sessions/log", { method: "POST", json, headers });

test("nobody signed in is null, and the answer is never kept", async () => {
  const response = await server.request("/api/session");
  expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([
    200,
    null,
    "no-store",
  ]);
});

test("no answer holds a session's token but the sign-in's own", async () => {
  const response = await server.request("/api/session", { cookie: anna.cookie });
  const token = anna.bearer.split(".")[0]?.replace("tendre_", "") ?? "";
  expect(token).toHaveLength(32);
  expect(await response.text()).not.toContain(token);
});

test("coming and going is noted, by cookie or bearer", async () => {
  expect((await log(event())).status).toBe(200);
  expect((await log(event({ event: "logout" }), { authorization: `Bearer ${anna.bearer}` })).status).toBe(
    200,
  );
  const { rows } = await outside.query(
    "select event, device_info, device_at from session_events where user_id = $1 and device_at = $2 order by id",
    [anna.personId, "2026-02-03T04:05:06.789Z"],
  );
  expect(rows).toEqual(
    ["login", "logout"].map((name) => ({
      event: name,
      device_info: event().deviceInfo,
      device_at: new Date("2026-02-03T04:05:06.789Z"),
    })),
  );
});

test("nobody notes anything in another's name", async () => {
  const forged = await log(event({ userId: bruno.personId }));
  expect([forged.status, (await forged.json()).code]).toEqual([403, "forbidden"]);
});

test("nobody signed out notes anything", async () => {
  expect((await log(event(), {})).status).toBe(401);
});

test.for([
  { event: "stroll" },
  { userId: "not-an-id" },
  { timestamp: "yesterday" },
  { deviceInfo: null },
  { deviceInfo: { userAgent: "x".repeat(401) } },
  { deviceInfo: { fingerprint: "x" } },
  { extra: true },
])("%j is refused", async (fields) => {
  expect((await log(event(fields))).status).toBe(400);
});

test("another person sees none of it, even where a query forgets to ask whose", async () => {
  await log(event());
  const seen = await server.services.db.read(mintOwnerScope(bruno.personId), {
    text: `select e.* from ${asPerson} person
      cross join lateral (select * from session_events where person.id is not null offset 0) e
      where e.user_id <> person.id`,
  });
  expect(seen).toEqual([]);
});
