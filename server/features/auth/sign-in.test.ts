import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, freshEmail, goodPassword, type SignedUp, signIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let outside: pg.Client;
beforeAll(async () => {
  server = await createTestServer({ TRUSTED_PROXIES: "1", NODE_ENV: "production" });
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const attempt = (json: object, from = "198.51.100.1") =>
  server.request("/api/auth/sign-in/email", { method: "POST", json, headers: { "x-forwarded-for": from } });
const wrong = (email: string) => ({ email, password: "not the one" });

test("an unknown address and a wrong password get the same answer", async () => {
  const { email } = await signUp(server);
  const [known, unknown] = await Promise.all([attempt(wrong(email)), attempt(wrong(freshEmail()))]);
  expect([known.status, unknown.status]).toEqual([401, 401]);
  expect(await known.json()).toEqual(await unknown.json());
});

test("guessing one account is slowed down from wherever it comes, and others are not", async () => {
  const { email, password } = await signUp(server);
  const bystander = await signUp(server);
  for (let guess = 0; guess < 10; guess += 1) await attempt(wrong(email), `203.0.113.${guess}`);
  const slowed = await attempt({ email, password }, "203.0.113.200");
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await slowed.json()).code).toBe("too_many");
  await signIn(server, bystander);
  server.clock.advance(15 * 60_000 + 1);
  await signIn(server, { email, password });
});

test("an address nobody has is slowed down just the same", async () => {
  const email = freshEmail();
  const answers: number[] = [];
  for (let guess = 0; guess < 11; guess += 1)
    answers.push((await attempt(wrong(email), `203.0.114.${guess}`)).status);
  expect(answers).toEqual([...Array(10).fill(401), 429]);
});

test("parallel guesses do not slip by", async () => {
  const { email } = await signUp(server);
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, guess) => attempt(wrong(email), `203.0.115.${guess}`)),
  );
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
});

test("signing in again and again is not guessing", async () => {
  const account = await signUp(server);
  for (let time = 0; time < 14; time += 1) await signIn(server, account);
});

test("one caller is slowed down over many accounts, whatever it writes before its own address", async () => {
  const answers: number[] = [];
  for (let guess = 0; guess < 51; guess += 1) {
    const from = `10.0.0.${guess}, 192.0.2.7`;
    answers.push((await attempt({ email: `nobody-${guess}@`, password: "x" }, from)).status);
    answers.push((await attempt(wrong(`nobody-${guess}@example.org`), from)).status);
  }
  // An invalid address counts like any other guess.
  expect(answers.filter((status) => status === 401)).toHaveLength(25);
  expect(answers.at(-1)).toBe(429);
});

test("without a trusted proxy X-Forwarded-For is not read", async () => {
  const direct = await createTestServer({ NODE_ENV: "production" });
  const answers: number[] = [];
  for (let guess = 0; guess < 51; guess += 1) {
    const response = await direct.request("/api/auth/sign-in/email", {
      method: "POST",
      json: wrong(`nobody-${guess}@example.org`),
      headers: { "x-forwarded-for": `203.0.113.${guess}` },
    });
    answers.push(response.status);
  }
  await direct.close();
  expect(answers.at(-1)).toBe(429);
});

test("someone remembered keeps their cookie for thirty days, someone not loses it with the browser", async () => {
  const account = await signUp(server);
  const cookies = await Promise.all(
    [true, false].map(async (rememberMe) => {
      const { email, password } = account;
      const response = await attempt({ email, password, rememberMe });
      const lifetimes = response.headers.getSetCookie().find((each) => each.includes("session_token"));
      return { cookie: cookieOf(server, response), attributes: lifetimes ?? "" };
    }),
  );
  const [remembered, passing] = cookies;
  expect(remembered?.attributes).toMatch(/; Max-Age=2592000; HttpOnly; Path=\/; SameSite=Lax$/);
  expect(passing?.attributes).toMatch(/[^;]+; HttpOnly; Path=\/; SameSite=Lax$/);
  expect(passing?.attributes).not.toMatch(/Max-Age|Expires/);
  server.clock.advance(25 * 3_600_000);
  const seen = await Promise.all(
    cookies.map(async ({ cookie }) => (await server.request("/api/session", { cookie })).json()),
  );
  expect(seen[0]).toMatchObject({ person: { email: account.email } });
  expect(seen[1]).toBeNull();
});

test("over https the cookie is the host's alone", async () => {
  const secure = await createTestServer({ PUBLIC_URL: "https://tendre.example" });
  const account: SignedUp = { email: freshEmail(), password: goodPassword };
  const headers = { origin: "https://tendre.example" };
  await secure.request("/api/auth/sign-up/email", {
    method: "POST",
    headers,
    json: { ...account, acceptTerms: true, isAdult: true },
  });
  const client = new pg.Client(secure.database.superuser);
  await client.connect();
  await client.query("update auth.users set email_verified = true");
  await client.end();
  const response = await secure.request("/api/auth/sign-in/email", {
    method: "POST",
    headers,
    json: account,
  });
  const cookie = response.headers.getSetCookie().find((each) => each.includes("session_token"));
  await secure.close();
  expect(cookie).toMatch(
    /^__Host-tendre\.session_token=[^;]+; Max-Age=2592000; HttpOnly; Path=\/; SameSite=Lax; Secure$/,
  );
});

test("signing out ends the session at once, by cookie and by bearer", async () => {
  const account = await signUp(server);
  for (const header of ["cookie", "authorization"]) {
    const { cookie, bearer } = await signIn(server, account);
    const headers = { [header]: header === "cookie" ? cookie : `Bearer ${bearer}` };
    const left = await server.request("/api/auth/sign-out", { method: "POST", json: {}, headers });
    expect(left.status).toBe(200);
    expect(left.headers.get("clear-site-data")).toBe('"cache"');
    expect(left.headers.getSetCookie().join()).toMatch(/session_token=; Max-Age=0/);
    expect(await (await server.request("/api/session", { cookie })).json()).toBeNull();
  }
});

test("a browser that has put its presence cookie away can still end the session", async () => {
  const account = await signUp(server);
  const { cookie, bearer } = await signIn(server, account);
  const [session = ""] = cookie.split("; ");
  const left = await server.request("/api/auth/sign-out", { method: "POST", json: {}, cookie: session });
  expect(left.headers.getSetCookie().join()).toMatch(/tendre\.present=; Max-Age=0/);
  const headers = { authorization: `Bearer ${bearer}` };
  expect(await (await server.request("/api/session", { headers })).json()).toBeNull();
});

test("the page can read and delete the presence cookie only, and both live equally long", async () => {
  const { email, password } = await signUp(server);
  for (const rememberMe of [true, false]) {
    const response = await attempt({ email, password, rememberMe });
    const [session = "", presence = ""] = response.headers.getSetCookie();
    expect([session, presence].map((each) => /HttpOnly/.test(each))).toEqual([true, false]);
    expect([session, presence].map((each) => /Max-Age=\d+/.exec(each)?.[0])).toEqual(
      Array.from({ length: 2 }, () => (rememberMe ? "Max-Age=2592000" : undefined)),
    );
  }
});

test("signing out twice is no fault", async () => {
  const response = await server.request("/api/auth/sign-out", { method: "POST", json: {} });
  expect(await response.json()).toEqual({ status: true });
});

test("someone banned does not get in and is out already", async () => {
  const account = await signUp(server);
  await outside.query("update auth.users set banned_at = now() where id = $1", [account.personId]);
  expect(await (await server.request("/api/session", { cookie: account.cookie })).json()).toBeNull();
  const refused = await attempt({ email: account.email, password: account.password });
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
});

test("without confirmation mails a known address still gets the answer of an unknown one, and who is new can sign in", async () => {
  const open = await createTestServer({ AUTH_REQUIRE_EMAIL_CONFIRMATION: "false" });
  const account = { email: freshEmail(), password: goodPassword };
  const ask = async (password: string) => {
    const json = { ...account, password, acceptTerms: true, isAdult: true };
    const response = await open.request("/api/auth/sign-up/email", { method: "POST", json });
    return [
      response.status,
      await response.json(),
      response.headers.getSetCookie().join().includes("session_token"),
    ];
  };
  const asNew = await ask(goodPassword);
  expect(asNew).toEqual([200, { token: null, emailConfirmation: false }, false]);
  expect(await ask("what someone else typed")).toEqual(asNew);
  await signIn(open, account);
  await open.close();
});
