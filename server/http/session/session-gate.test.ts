import { createHmac } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { testAuthSecret } from "#server/testing/test-secrets.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { hashToken } from "./session-token.ts";

let server: TestServer;
let outside: pg.Client;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer({ ADMIN_EMAIL: "Chief@Example.org" });
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
  anna = await signUp(server, { firstName: "Anna" });
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const hour = 3_600_000;
const who = async (headers: Record<string, string>) => {
  const answer = await (await server.request("/api/session", { headers })).json();
  return answer?.person.id ?? null;
};
const tokenOf = ({ bearer }: SignedIn) => bearer.slice("tendre_".length, bearer.lastIndexOf("."));
const bearing = (value: string) => ({ authorization: `Bearer ${value}` });

test("a session is known by its cookie and by its bearer token", async () => {
  expect(await who({ cookie: anna.cookie })).toBe(anna.personId);
  expect(await who(bearing(anna.bearer))).toBe(anna.personId);
});

test("the session's cookie opens nothing without the presence cookie, and the other way round", async () => {
  const [session = "", presence = ""] = anna.cookie.split("; ");
  const other = (await signIn(server, anna)).cookie.split("; ")[1] ?? "";
  for (const cookie of [session, presence, `${session}; ${other}`, `${session}; ${presence}x`]) {
    expect(await who({ cookie })).toBeNull();
  }
  expect(await who({ cookie: `${presence}; ${session}` })).toBe(anna.personId);
});

test("the cookie is written as it always was, so that an update signs nobody out", async () => {
  const mac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text);
  const token = tokenOf(anna);
  const value = encodeURIComponent(`${token}.${mac(testAuthSecret, token).digest("base64")}`);
  const presence = mac(mac(testAuthSecret, "tendre:presence").digest(), token).digest("base64url");
  const cookie = `tendre.session_token=${value}; tendre.present=${presence}`;
  expect(cookie).toBe(anna.cookie);
  expect(await who({ cookie })).toBe(anna.personId);
});

test("the database holds no token, only its hash", async () => {
  const { rows } = await outside.query(
    `select s::text as row from auth.sessions s union all select v::text from auth.verifications v
     union all select u::text from auth.users u union all select a::text from auth.accounts a`,
  );
  const all = JSON.stringify(rows);
  expect(all).not.toContain(tokenOf(anna));
  expect(all).toContain(hashToken(tokenOf(anna)));
});

test("what the database holds opens nothing", async () => {
  const hash = hashToken(tokenOf(anna));
  const { cookieName } = server.services.tokens;
  for (const value of [hash, tokenOf(anna)]) {
    expect(await who(bearing(value))).toBeNull();
    expect(await who(bearing(`tendre_${value}`))).toBeNull();
    expect(await who({ cookie: `${cookieName}=${value}` })).toBeNull();
  }
  expect(await who(bearing(server.services.tokens.toBearer(hash)))).toBeNull();
});

test("a cookie's value is no bearer token, and a bearer token no cookie", async () => {
  const { cookieName } = server.services.tokens;
  const value = server.services.tokens.toCookieValue(tokenOf(anna));
  expect(await who(bearing(value))).toBeNull();
  expect(await who(bearing(`tendre_${value}`))).toBeNull();
  expect(await who({ cookie: `${cookieName}=${anna.bearer}` })).toBeNull();
});

test("a signature that was changed is refused", async () => {
  expect(
    await who(bearing(`${anna.bearer.slice(0, -1)}${anna.bearer.endsWith("A") ? "B" : "A"}`)),
  ).toBeNull();
});

test("whoever sends a bearer header is checked by it alone", async () => {
  expect(await who({ cookie: anna.cookie, ...bearing("tendre_nothing.good") })).toBeNull();
  expect(await who({ cookie: anna.cookie, authorization: "Basic YTpi" })).toBeNull();
});

test("a session that is revoked is over at once", async () => {
  const session = await signIn(server, anna);
  await outside.query("delete from auth.sessions where token_hash = $1", [hashToken(tokenOf(session))]);
  expect(await who({ cookie: session.cookie })).toBeNull();
});

test("a session whose second factor is due is not signed in", async () => {
  const session = await signIn(server, anna);
  await outside.query("update auth.sessions set second_factor_pending = true where token_hash = $1", [
    hashToken(tokenOf(session)),
  ]);
  expect(await who({ cookie: session.cookie })).toBeNull();
  const profile = await server.request("/auth/sessions/log", {
    method: "POST",
    cookie: session.cookie,
    json: {},
  });
  expect(profile.status).toBe(401);
});

test("a session in use goes on, is written at most once an hour, and one left alone ends after thirty days", async () => {
  const [used, left] = [await signIn(server, anna), await signIn(server, anna)];
  const written = async () => {
    const { rows } = await outside.query<{ at: Date; xmin: string }>(
      "select last_used_at as at, xmin::text from auth.sessions where token_hash = $1",
      [hashToken(tokenOf(used))],
    );
    return rows[0];
  };
  const first = await written();
  server.clock.advance(hour - 1_000);
  await who({ cookie: used.cookie });
  expect(await written()).toEqual(first);
  server.clock.advance(2_000);
  await Promise.all(Array.from({ length: 8 }, () => who({ cookie: used.cookie })));
  expect((await written())?.at).toEqual(server.clock.now());
  for (let day = 0; day < 31; day += 1) {
    server.clock.advance(24 * hour);
    expect(await who({ cookie: used.cookie })).toBe(anna.personId);
  }
  expect(await who({ cookie: left.cookie })).toBeNull();
});

test("no session outlives its absolute end, however often it is used", async () => {
  const dayOf = async (rememberMe: boolean) => {
    const json = { email: anna.email, password: anna.password, rememberMe };
    const response = await server.request("/api/auth/sign-in/email", { method: "POST", json });
    const cookie = cookieOf(server, response);
    for (let hours = 0; ; hours += 12) {
      if ((await who({ cookie })) === null) return hours / 24;
      server.clock.advance(12 * hour);
    }
  };
  expect([await dayOf(true), await dayOf(false)]).toEqual([90, 7]);
});

test("the app's question at start gives a remembered cookie its full life again", async () => {
  const { cookie } = await signIn(server, anna);
  server.clock.advance(20 * 24 * hour);
  const response = await server.request("/api/session", { cookie });
  const [session = "", presence = ""] = cookie.split("; ");
  expect(response.headers.getSetCookie()).toEqual([
    `${session}; Max-Age=2592000; HttpOnly; Path=/; SameSite=Lax`,
    `${presence}; Max-Age=2592000; Path=/; SameSite=Lax`,
  ]);
});

test("someone seen for the first time gets a profile that waits for its onboarding", async () => {
  const person = await signUp(server, { firstName: "Ona", lastName: "Sol", locale: "en" });
  const { rows } = await outside.query(
    `select email, email_verified, first_name, last_name, locale, is_admin, role, subscription_plan
     from profiles where id = $1`,
    [person.personId],
  );
  expect(rows).toEqual([
    {
      email: person.email,
      email_verified: true,
      first_name: "Ona",
      last_name: "Sol",
      locale: "en",
      is_admin: false,
      role: "user",
      subscription_plan: "free",
    },
  ]);
  const profile = await server.request("/api/profile", { headers: { cookie: person.cookie } });
  expect(await profile.json()).toMatchObject({ onboarding_completed: false, interests: [] });
});

test("twenty first sights at once make one profile", async () => {
  const person = await signUp(server);
  await outside.query("delete from profiles where id = $1", [person.personId]);
  const seen = await Promise.all(Array.from({ length: 20 }, () => who({ cookie: person.cookie })));
  expect(new Set(seen)).toEqual(new Set([person.personId]));
});

test("the profile's address follows the account's", async () => {
  const person = await signUp(server);
  await outside.query("update auth.users set email = $2, email_verified = false where id = $1", [
    person.personId,
    `moved-${person.email}`,
  ]);
  await who({ cookie: person.cookie });
  const { rows } = await outside.query("select email, email_verified from profiles where id = $1", [
    person.personId,
  ]);
  expect(rows).toEqual([{ email: `moved-${person.email}`, email_verified: false }]);
});

test("ADMIN_EMAIL gives its right to the verified address only, in any case of letters", async () => {
  const chief = await signUp(server, { email: "chief@example.org" });
  const isAdmin = async () =>
    (await (await server.request("/api/session", { cookie: chief.cookie })).json()).person.isAdmin;
  expect(await isAdmin()).toBe(true);
  await outside.query("update auth.users set email_verified = false where id = $1", [chief.personId]);
  expect(await isAdmin()).toBe(false);
});

test("the sessions and accounts are out of the journal's reach, and the journal out of theirs", async () => {
  const app = new pg.Client(server.database.app);
  const auth = new pg.Client(server.database.auth);
  await Promise.all([app.connect(), auth.connect()]);
  for (const table of ["users", "accounts", "sessions", "verifications"])
    await expect(app.query(`select from auth.${table}`)).rejects.toThrow(/permission denied/);
  for (const table of ["profiles", "session_events", "person_keys", "sync_state"])
    await expect(auth.query(`select from public.${table}`)).rejects.toThrow(/permission denied/);
  await expect(app.query("select set_person_role('a@b.c', 'superadmin')")).rejects.toThrow(
    /permission denied/,
  );
  await Promise.all([app.end(), auth.end()]);
});
