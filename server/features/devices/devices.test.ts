import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type OwnLog,
  ownLogSchema,
  type SignedInDevices,
  signedInDevicesSchema,
} from "#domain/account/signed-in-devices.ts";
import { cookieOf, mailsTo, type SignedIn, signUp } from "#server/testing/people.ts";
import { testOrigin } from "#server/testing/test-server.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const inFrance = "90.60.1.1";

let two: TwoInstances;
let outside: pg.Client;
let anna: SignedIn;
beforeAll(async () => {
  two = await startTwoInstances({ TRUSTED_PROXIES: "1" });
  outside = new pg.Client(two.first.database.superuser);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await two.close();
});
beforeEach(async () => {
  anna = await signUp(two.first, { locale: "en" });
});

/** Signs in with a browser of this name, from this address. */
async function comeFrom(
  who: { email: string; password: string },
  { userAgent = firefox, address = inFrance, cookie = "", rememberMe = true } = {},
): Promise<{ readonly cookie: string; readonly known: string }> {
  const response = await two.first.request("/api/auth/sign-in/email", {
    method: "POST",
    json: { email: who.email, password: who.password, rememberMe },
    headers: { "user-agent": userAgent, "x-forwarded-for": address, ...(cookie ? { cookie } : {}) },
  });
  expect(response.status).toBe(200);
  const known = response.headers.getSetCookie().find((each) => each.includes(".device_"));
  await two.first.services.afterResponse.settled();
  return { cookie: cookieOf(two.first, response), known: known?.split(";")[0] ?? "" };
}
async function list({ cookie }: { cookie: string }): Promise<SignedInDevices> {
  const response = await two.first.request("/api/auth/sessions", { cookie });
  expect(response.status).toBe(200);
  return signedInDevicesSchema.parse(await response.json());
}
async function log({ cookie }: { cookie: string }, before?: string): Promise<OwnLog> {
  const query = before === undefined ? "" : `?${new URLSearchParams({ before })}`;
  const response = await two.first.request(`/api/auth/security-log${query}`, { cookie });
  expect(response.status).toBe(200);
  return ownLogSchema.parse(await response.json());
}
const end = ({ cookie }: { cookie: string }, id: string, at = two.both[0]) =>
  at.request(`/api/auth/sessions/${id}`, { method: "DELETE", cookie });
const endOthers = ({ cookie }: { cookie: string }) =>
  two.first.request("/api/auth/sessions/end-others", { method: "POST", cookie, json: {} });
const statusOf = async ({ cookie }: { cookie: string }, at = two.both[0]) =>
  (await at.request("/api/profile", { cookie })).status;

test("each device is told by its browser, system, country and way in, this one first", async () => {
  await comeFrom(anna, { userAgent: iphone, rememberMe: false });
  const { sessions } = await list(anna);
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(sessions[1]).toMatchObject({
    browser: "Safari",
    system: "iOS",
    kind: "phone",
    country: "FR",
    isLocal: false,
    method: "password",
    provider: null,
    isRemembered: false,
  });
  // A caller that says nothing of itself, from this machine.
  expect(sessions[0]).toMatchObject({ browser: null, system: null, kind: "other", country: null });
});

test("the list holds no address, token or whole user agent", async () => {
  await comeFrom(anna);
  const text = await (await two.first.request("/api/auth/sessions", { cookie: anna.cookie })).text();
  const { rows } = await outside.query("select token_hash from auth.sessions where user_id = $1", [
    anna.personId,
  ]);
  for (const secret of [inFrance, "Gecko", ...rows.map(({ token_hash }) => token_hash)])
    expect(text).not.toContain(secret);
});

test("sessions that ran out or wait for a second factor are not in it", async () => {
  const [late, half] = [await comeFrom(anna), await comeFrom(anna)];
  const [one, other] = [(await list(late)).sessions[0]?.id, (await list(half)).sessions[0]?.id];
  await outside.query("update auth.sessions set expires_at = '2000-01-01' where id = $1", [one]);
  await outside.query("update auth.sessions set second_factor_pending = true where id = $1", [other]);
  expect((await list(anna)).sessions).toHaveLength(1);
});

test("nobody sees or ends another's session, and cannot tell it from one that never was", async () => {
  const bruno = await signUp(two.first);
  const [mine] = (await list(anna)).sessions;
  expect((await list(bruno)).sessions.map(({ id }) => id)).not.toContain(mine?.id);
  const [foreign, missing] = [await end(bruno, mine?.id ?? ""), await end(bruno, crypto.randomUUID())];
  expect([foreign.status, await foreign.json()]).toEqual([404, await missing.json()]);
  await endOthers(bruno);
  expect(await statusOf(anna)).toBe(200);
});

test("without a session nothing is listed, ended or told", async () => {
  for (const [method, path] of [
    ["GET", "/api/auth/sessions"],
    ["GET", "/api/auth/security-log"],
    ["DELETE", `/api/auth/sessions/${crypto.randomUUID()}`],
    ["POST", "/api/auth/sessions/end-others"],
    ["PATCH", "/api/auth/login-alerts"],
  ] as const)
    expect((await two.first.request(path, { method })).status).toBe(401);
});

test("a session that is ended is over at once, on every server, and its open page is told within a second", async () => {
  const phone = await comeFrom(anna);
  const [first, second] = two.both;
  const stream = await openStream(second, phone.cookie);
  const [, other] = (await list(anna)).sessions;
  expect((await end(anna, other?.id ?? "", first)).status).toBe(200);
  await expect.poll(() => stream.heard(), { timeout: 1_000 }).toContain('{"type":"signed-out"}');
  expect([await statusOf(phone, first), await statusOf(phone, second)]).toEqual([401, 401]);
  expect((await end(anna, other?.id ?? "")).status).toBe(404);
  expect(await statusOf(anna)).toBe(200);
});

test("ending all others ends each once, however many ask at the same time, and keeps this one", async () => {
  const others = [await comeFrom(anna), await comeFrom(anna), await comeFrom(anna)];
  const answers = await Promise.all(Array.from({ length: 10 }, () => endOthers(anna)));
  const counts = await Promise.all(answers.map(async (each) => (await each.json()).ended));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await Promise.all(others.map((each) => statusOf(each)))).toEqual([401, 401, 401]);
  expect(await statusOf(anna)).toBe(200);
  const ended = (await log(anna)).lines.filter(({ event }) => event === "session_ended");
  expect(ended.map(({ browser, system }) => [browser, system])).toEqual(
    Array(3).fill(["Firefox", "Windows"]),
  );
});

test("the log tells every way in and out once, whether or not the app notes it too", async () => {
  const phone = await comeFrom(anna, { userAgent: iphone });
  const noted = {
    event: "login",
    userId: anna.personId,
    deviceInfo: { userAgent: "something else" },
    timestamp: "2026-02-03T04:05:06.789Z",
  };
  await two.first.request("/auth/sessions/log", { method: "POST", cookie: phone.cookie, json: noted });
  await two.first.request("/auth/sessions/log", {
    method: "POST",
    cookie: phone.cookie,
    json: { ...noted, event: "logout" },
  });
  await two.first.request("/api/auth/sign-out", { method: "POST", cookie: phone.cookie, json: {} });
  const { lines } = await log(anna);
  expect(lines.map(({ event }) => event).toSorted()).toEqual([
    "address_confirmed",
    "login",
    "login",
    "logout",
  ]);
  const login = lines.find(({ event, system }) => event === "login" && system === "iOS");
  expect(login).toMatchObject({ browser: "Safari", kind: "phone", isCurrent: false });
  expect(lines.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

test("a sign-out is in the log although no app noted it", async () => {
  const phone = await comeFrom(anna, { userAgent: iphone });
  const headers = { "user-agent": iphone };
  await two.first.request("/api/auth/sign-out", { method: "POST", cookie: phone.cookie, json: {}, headers });
  const left = (await log(anna)).lines.find(({ event }) => event === "logout");
  expect(left).toMatchObject({ browser: "Safari", system: "iOS", isCurrent: false });
});

test("a wrong password is told to whose account it is, and to nobody else", async () => {
  const bruno = await signUp(two.first);
  two.first.clock.advance(60_000);
  for (let guess = 0; guess < 3; guess += 1) {
    const json = { email: anna.email, password: "not this one at all" };
    await two.first.request("/api/auth/sign-in/email", { method: "POST", json });
  }
  // A slow machine may write the log between two guesses.
  const wrong = (await log(anna)).lines.filter(({ event }) => event === "wrong_credentials");
  expect(wrong.reduce((sum, { times }) => sum + times, 0)).toBe(3);
  expect((await log(bruno)).lines.map(({ event }) => event)).not.toContain("wrong_credentials");
});

test("one's own log is all that can be read of the security log", async () => {
  const app = new pg.Client(two.first.database.app);
  await app.connect();
  await expect(app.query("select from security_events")).rejects.toThrow(/permission denied/);
  const { rows } = await app.query("select * from read_own_security_events('{address_confirmed}')");
  expect(rows).toEqual([]);
  await app.end();
});

test("the log comes in pages, each line on one of them", async () => {
  // What is alike within two seconds is one line of it.
  const { lines: before } = await log(anna);
  expect(before.length).toBeLessThan(20);
  await outside.query(
    `insert into session_events (id, user_id, session_id, event, device_info, device_at, created_at)
     select gen_random_uuid(), $1, gen_random_uuid(), 'login', '{}', $2, $2::timestamptz - (n / 3) * interval '1 minute'
     from generate_series(1, 50) n`,
    [anna.personId, two.first.clock.now()],
  );
  const seen: string[] = [];
  let next: string | null | undefined;
  do {
    const page = await log(anna, next ?? undefined);
    expect(page.lines.length).toBeLessThanOrEqual(20);
    seen.push(...page.lines.map(({ id }) => id));
    next = page.next;
  } while (next !== null);
  expect(seen).toHaveLength(before.length + 50);
  expect(new Set(seen).size).toBe(seen.length);
});

test.for(["yesterday", "2026-01-01T00:00:00.000Z", "9999-99-99T99:99:99.999Z w1", "'; --"])(
  "a page of the log that begins at %j is refused",
  async (before) => {
    const query = new URLSearchParams({ before });
    const response = await two.first.request(`/api/auth/security-log?${query}`, { cookie: anna.cookie });
    expect(response.status).toBe(400);
  },
);

const alerts = () => mailsTo(two.first, anna.email).filter(({ subject }) => subject.includes("new device"));
const setAlerts = (enabled: boolean) =>
  two.first.request("/api/auth/login-alerts", { method: "PATCH", cookie: anna.cookie, json: { enabled } });

test("the first sign-in of an account is not told; one from a browser it does not know is", async () => {
  expect(alerts()).toEqual([]);
  await comeFrom(anna, { userAgent: iphone });
  const [letter, ...more] = alerts();
  expect(more).toEqual([]);
  expect(letter?.text).toMatch(/^When: \w+, \d+ \w+ \d{4}, \d\d:\d\d \(Europe\/Paris\)$/m);
  expect(letter?.text).toContain("Device: Safari, iOS");
  expect(letter?.text).toContain("Country: France (according to DB-IP.com)");
  expect(letter?.text).toContain(`${testOrigin}/forgot-password`);
  expect(letter?.text).toContain(`${testOrigin}/profile/devices`);
  expect(letter?.text).not.toContain(inFrance);
});

test("a browser that the account knows is not told again", async () => {
  const { known } = await comeFrom(anna);
  await comeFrom(anna, { cookie: known });
  expect(alerts()).toHaveLength(1);
});

test("a browser left open cannot silence the alerts without a proof of who is there", async () => {
  two.first.clock.advance(11 * 60_000);
  const refused = await setAlerts(false);
  expect([refused.status, (await refused.json()).code]).toEqual([403, "reauthentication_required"]);
  expect((await list(anna)).loginAlerts).toBe(true);
});

test("whoever wants no alerts gets none, and the switch is in the log", async () => {
  expect((await list(anna)).loginAlerts).toBe(true);
  expect(await (await setAlerts(false)).json()).toEqual({ enabled: false });
  await setAlerts(false);
  await comeFrom(anna);
  expect(alerts()).toEqual([]);
  expect((await list(anna)).loginAlerts).toBe(false);
  await setAlerts(true);
  const switched = (await log(anna)).lines.map(({ event }) => event).filter((event) => /alerts/.test(event));
  expect(switched).toEqual(["alerts_on", "alerts_off"]);
});

test("in French the alert is written in French", async () => {
  const emma = await signUp(two.first, { locale: "fr" });
  await comeFrom(emma, { userAgent: "", address: "10.0.0.7" });
  const [letter] = mailsTo(two.first, emma.email);
  expect(letter?.subject).toBe("Une connexion depuis un nouvel appareil");
  expect(letter?.text).toMatch(
    /^Quand\u00a0: [\p{L}]+ \d+ [\p{L}]+ \d{4}, \d+\u00a0h\u00a0\d\d \(Europe\/Paris\)$/mu,
  );
  expect(letter?.text).toContain("Appareil\u00a0: inconnu\nPays\u00a0: inconnu");
});

const streams: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of streams.splice(0)) await close();
});

/** What the stream of this session has said, as text. */
async function openStream(at: TwoInstances["both"][number], cookie: string) {
  const { body } = await at.request("/api/live", { cookie });
  if (!body) throw new Error("There is no stream.");
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const reading = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
  })();
  streams.push(async () => {
    await reader.cancel();
    await reading;
  });
  await expect.poll(() => text).toContain("event: open");
  return { heard: () => text };
}

test("of many sessions the oldest idle ones give way; one that is used stays", async () => {
  two.first.clock.advance(2 * 60 * 60_000);
  // Used: its last use is written.
  expect(await statusOf(anna)).toBe(200);
  const idle = await comeFrom(anna);
  for (let time = 0; time < 60; time += 1) await comeFrom(anna);
  expect((await list(anna)).sessions).toHaveLength(50);
  expect(await statusOf(idle)).toBe(401);
});

test("a hundred right passwords an hour are enough for strangers, and a known browser has its own", async () => {
  const { known } = await comeFrom(anna);
  const json = { email: anna.email, password: anna.password };
  const stranger = async () =>
    (await two.first.request("/api/auth/sign-in/email", { method: "POST", json })).status;
  const said: number[] = [];
  for (let time = 0; time < 105; time += 1) said.push(await stranger());
  expect(said.filter((status) => status === 200).length).toBeLessThanOrEqual(100);
  expect(said.slice(-5)).toEqual([429, 429, 429, 429, 429]);
  await comeFrom(anna, { cookie: known });
  two.first.clock.advance(60 * 60_000);
  expect(await stranger()).toBe(200);
});

test("three new devices within an hour are told by mail, and the third tells that more are not", async () => {
  for (let time = 0; time < 6; time += 1) await comeFrom(anna);
  const told = () =>
    mailsTo(two.first, anna.email).filter(({ subject }) => subject === "A sign-in from a new device");
  expect(told().map(({ text }) => text.includes("Several new browsers"))).toEqual([true, false, false]);
  two.first.clock.advance(60 * 60_000);
  await comeFrom(anna);
  expect(told()).toHaveLength(4);
});
