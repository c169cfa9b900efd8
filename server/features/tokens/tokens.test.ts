import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tokenLimit, tokenPace } from "#domain/account/access-token.ts";
import type { MadeToken, PersonalToken } from "#domain/account/access-token-fields.ts";
import { hashToken } from "#server/http/session/session-token.ts";
import { sweepExpired } from "#server/jobs/sweep-expired.ts";
import { createDevice } from "#server/testing/devices.ts";
import { newestToken, type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";

const day = 24 * 60 * 60 * 1000;
let instances: TwoInstances;
let server: TestServer;
let outside: pg.Client;
let anna: SignedIn;
beforeAll(async () => {
  instances = await startTwoInstances();
  server = instances.first;
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await instances.close();
});
beforeEach(async () => {
  anna = await signUp(server);
});

const post = (path: string, json: object, { cookie } = anna) =>
  server.request(path, { method: "POST", json, cookie });
const make = async (fields: object = {}, who = anna): Promise<MadeToken> => {
  const response = await post(
    "/api/auth/tokens",
    { name: "Script", scope: "read", life: 30, ...fields },
    who,
  );
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};
const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
const read = (token: string, path = "/api/relationships") =>
  server.request(path, { headers: bearing(token) });
const write = (token: string, json: object = { name: "Leon" }) =>
  server.request("/api/relationships", { method: "POST", json, headers: bearing(token) });
const list = async (who = anna): Promise<PersonalToken[]> =>
  (await (await server.request("/api/auth/tokens", { cookie: who.cookie })).json()).tokens;

test("a token is told once, kept as a hash, and opens the journal it was made for", async () => {
  const { token, ...made } = await make({ name: " My\u0007 script " });
  expect(token).toMatch(/^tendre_pat_[\w-]{43}$/);
  expect(made).toMatchObject({ name: "My script", scope: "read", lastUsedOn: null, revokedAt: null });
  expect(JSON.stringify(await list())).not.toContain(token);
  const { rows } = await outside.query("select t::text as row, token_hash from auth.access_tokens t");
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.map(({ token_hash }) => token_hash)).toContain(hashToken(token));
  const leon = createDevice(server, anna);
  await leon.push(leon.put({ name: "Leon" }));
  expect(await (await read(token)).json()).toMatchObject([{ name: "Leon" }]);
  expect((await (await read(token, "/api/profile")).json()).id).toBe(anna.personId);
});

test("a token to read writes nothing; one to write does both", async () => {
  const [reader, writer] = [await make(), await make({ scope: "write" })];
  const refused = await write(reader.token);
  expect([refused.status, (await refused.json()).code]).toEqual([403, "forbidden"]);
  const written = await write(writer.token);
  expect(written.status).toBe(201);
  const { id } = await written.json();
  const change = (token: string, method: string) =>
    server.request(`/api/relationships/${id}`, {
      method,
      headers: bearing(token),
      ...(method === "PATCH" ? { json: { city: "Lyon" } } : {}),
    });
  expect((await change(reader.token, "PATCH")).status).toBe(403);
  expect((await change(reader.token, "DELETE")).status).toBe(403);
  expect((await change(writer.token, "PATCH")).status).toBe(200);
  expect(await (await read(reader.token)).json()).toMatchObject([{ name: "Leon", city: "Lyon" }]);
  expect((await change(writer.token, "DELETE")).status).toBe(204);
});

test("its last use is known by the day, and written once a day", async () => {
  const { token, id } = await make();
  const used = async () => {
    const { rows } = await outside.query(
      "select last_used_on::text as day, xmin::text from auth.access_tokens where id = $1",
      [id],
    );
    return rows[0];
  };
  expect((await used()).day).toBeNull();
  await read(token);
  const first = await used();
  expect(first.day).toBe(server.clock.now().toISOString().slice(0, 10));
  await read(token);
  expect(await used()).toEqual(first);
  server.clock.advance(day);
  await read(token);
  expect((await used()).day).toBe(server.clock.now().toISOString().slice(0, 10));
});

test("it ends on its day, or when it is revoked, on every instance at once", async () => {
  const [short, long, endless] = [
    await make({ life: 7 }),
    await make({ life: 365 }),
    await make({ life: null }),
  ];
  expect(endless.expiresAt).toBeNull();
  server.clock.advance(7 * day);
  const statuses = async () =>
    Promise.all(
      instances.both.flatMap(({ request }) =>
        [short, long, endless].map(
          async ({ token }) => (await request("/api/relationships", { headers: bearing(token) })).status,
        ),
      ),
    );
  expect(await statuses()).toEqual([401, 200, 200, 401, 200, 200]);
  const fresh = await signIn(server, anna);
  const revoke = await server.request(`/api/auth/tokens/${long.id}`, {
    method: "DELETE",
    cookie: fresh.cookie,
  });
  expect(await revoke.json()).toEqual({ revoked: 1 });
  expect(await statuses()).toEqual([401, 401, 200, 401, 401, 200]);
  expect(await (await post("/api/auth/tokens/revoke-all", {}, fresh)).json()).toEqual({ revoked: 2 });
  expect(await statuses()).toEqual([401, 401, 401, 401, 401, 401]);
  const { rows } = await outside.query("select token_hash from auth.access_tokens where user_id = $1", [
    anna.personId,
  ]);
  expect(rows).toEqual([{ token_hash: null }, { token_hash: null }, { token_hash: null }]);
});

test("a token that is revoked while a hundred calls come is refused by the next one", async () => {
  const { token, id } = await make();
  const calls = Array.from({ length: 100 }, (_, at) => {
    const { request } = instances.both[at % 2 === 0 ? 0 : 1];
    return request("/api/relationships", { headers: bearing(token) });
  });
  const revokes = Array.from({ length: 5 }, () =>
    server.request(`/api/auth/tokens/${id}`, { method: "DELETE", cookie: anna.cookie }),
  );
  const revoked = await Promise.all((await Promise.all(revokes)).map((response) => response.json()));
  expect(revoked.map((each) => each.revoked).toSorted()).toEqual([0, 0, 0, 0, 1]);
  expect((await read(token)).status).toBe(401);
  expect((await Promise.all(calls)).every(({ status }) => status === 200 || status === 401)).toBe(true);
});

test("the list has those that work first, and says what became of the others", async () => {
  const [old, short] = [await make({ name: "Old" }), await make({ name: "Short", life: 7 })];
  await server.request(`/api/auth/tokens/${old.id}`, { method: "DELETE", cookie: anna.cookie });
  server.clock.advance(8 * day);
  anna = await signIn(server, anna);
  await make({ name: "New", scope: "write", life: null });
  expect((await list()).map(({ name, scope, revokedAt }) => [name, scope, revokedAt !== null])).toEqual([
    ["New", "write", false],
    ["Short", "read", false],
    ["Old", "read", true],
  ]);
  expect((await list()).find(({ id }) => id === short.id)?.expiresAt).toBe(short.expiresAt);
  server.clock.advance(91 * day);
  await sweepExpired(server.services);
  anna = await signIn(server, anna);
  expect((await list()).map(({ name }) => name)).toEqual(["New"]);
});

test("no more than twenty work at a time, however many are asked for at once", async () => {
  const asked = await Promise.all(
    Array.from({ length: tokenLimit + 5 }, () =>
      post("/api/auth/tokens", { name: "Script", scope: "read", life: null }),
    ),
  );
  const statuses = asked.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(tokenLimit).fill(200), ...Array(5).fill(409)]);
  const [first] = await list();
  await server.request(`/api/auth/tokens/${first?.id}`, { method: "DELETE", cookie: anna.cookie });
  await make();
});

test.for([
  { name: "" },
  { name: "\u200b \u0000" },
  { name: "x".repeat(61) },
  { scope: "admin" },
  { life: 0 },
  { life: 36_500 },
  { life: "30" },
  { userId: "01989681-0000-7000-8000-000000000001" },
])("%j makes no token", async (fields) => {
  const response = await post("/api/auth/tokens", { name: "Script", scope: "read", life: 30, ...fields });
  expect(response.status).toBe(400);
  expect(await list()).toEqual([]);
});

test("making one asks for a recent proof; looking and revoking do not", async () => {
  const { id } = await make();
  server.clock.advance(10 * 60 * 1000);
  const refused = await post("/api/auth/tokens", { name: "Script", scope: "read", life: 30 });
  expect([refused.status, (await refused.json()).code]).toEqual([403, "reauthentication_required"]);
  expect((await list()).length).toBe(1);
  const revoke = await server.request(`/api/auth/tokens/${id}`, { method: "DELETE", cookie: anna.cookie });
  expect(revoke.status).toBe(200);
});

test("making and revoking are in one's own security log", async () => {
  const { id } = await make();
  await server.request(`/api/auth/tokens/${id}`, { method: "DELETE", cookie: anna.cookie });
  const log = await (await server.request("/api/auth/security-log", { cookie: anna.cookie })).json();
  const events = log.lines.map(({ event }: { event: string }) => event);
  expect(events).toEqual(expect.arrayContaining(["token_made", "token_revoked"]));
});

test("another's token is neither seen nor revoked", async () => {
  const bruno = await signUp(server);
  const { token, id } = await make({}, bruno);
  expect(await list()).toEqual([]);
  const revoke = await server.request(`/api/auth/tokens/${id}`, { method: "DELETE", cookie: anna.cookie });
  expect(revoke.status).toBe(404);
  expect(await (await post("/api/auth/tokens/revoke-all", {})).json()).toEqual({ revoked: 0 });
  expect((await (await read(token, "/api/profile")).json()).id).toBe(bruno.personId);
});

test("a new password by mail revokes every token", async () => {
  const { token } = await make();
  await post("/api/auth/request-password-reset", { email: anna.email });
  const reset = { token: newestToken(server, anna.email), newPassword: "four rivers, two lakes" };
  expect((await post("/api/auth/reset-password", reset)).status).toBe(200);
  expect((await read(token)).status).toBe(401);
  anna = await signIn(server, { email: anna.email, password: reset.newPassword });
  expect((await list()).map(({ revokedAt }) => revokedAt !== null)).toEqual([true]);
});

test("a person's tokens together make as many calls as the pace allows, each from its own count", async () => {
  const [first, second] = [await make(), await make()];
  const bruno = await make({}, await signUp(server));
  await outside.query("select take_attempt(sha256($1::bytea), $2, $3, $4)", [
    `tokens ${anna.personId}`,
    tokenPace.max,
    tokenPace.windowSeconds,
    server.clock.now(),
  ]);
  await outside.query("update attempts set used = $2 where key = sha256($1::bytea)", [
    `tokens ${anna.personId}`,
    tokenPace.max - 1,
  ]);
  expect((await read(first.token)).status).toBe(200);
  const stopped = await read(second.token);
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await read(bruno.token)).status).toBe(200);
  expect((await server.request("/api/relationships", { cookie: anna.cookie })).status).toBe(200);
});
