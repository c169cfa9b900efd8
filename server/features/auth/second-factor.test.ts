import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser } from "#server/testing/browser.ts";
import {
  addFactor,
  answer,
  codeOf,
  enroll,
  freshCode,
  type TestFactor,
  wrongCodeOf,
} from "#server/testing/factors.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { mailsTo, newestToken, type SignedIn, signUp } from "#server/testing/people.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";
import { useBackupCode } from "./mutations/backup-codes.ts";
import { withAccountLocked } from "./mutations/factors.ts";

const minute = 60_000;
let instances: TwoInstances;
let server: TestServer;
let outside: pg.Client;
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

type Secured = SignedIn & { readonly factor: TestFactor };
let anna: Secured;
beforeEach(async () => {
  const person = await signUp(server, { locale: "en" });
  anna = { ...person, factor: await addFactor(server, person.cookie) };
});

const post = (path: string, json: object, cookie = "", headers: Record<string, string> = {}) =>
  server.request(`/api/auth/${path}`, { method: "POST", json, cookie, headers });
const signIn = async ({ email, password }: SignedIn, cookie = "") =>
  post("sign-in/email", { email, password }, cookie);
const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
/** Signs in with the password, as a client without cookies. */
const pendingToken = async (person: SignedIn): Promise<string> => (await (await signIn(person)).json()).token;
const state = async ({ cookie }: SignedIn) => (await server.request("/api/auth/factors", { cookie })).json();
const who = async (headers: Record<string, string>) =>
  (await (await server.request("/api/session", { headers })).json())?.person.id ?? null;
const codeIn = async (response: Response) => [response.status, (await response.json()).code];

test("a factor counts once a code of it was verified; the first hands out ten backup codes, the second none", async () => {
  const bruno = await signUp(server);
  const begun = await enroll(server, bruno.cookie, "  My\u0007 phone ");
  expect(await state(bruno)).toEqual({
    factors: [
      {
        id: begun.id,
        factor_type: "totp",
        status: "unverified",
        friendly_name: "My phone",
        created_at: server.clock.now().toISOString(),
        last_used_at: null,
      },
    ],
    backupCodesLeft: 0,
    passkeys: 0,
    hasPassword: true,
    canSendSms: true,
  });
  expect(await (await signIn(bruno)).json()).toHaveProperty("person");
  const code = codeOf(begun, server.clock.now());
  const { status, backupCodes } = await (
    await answer(server.request, begun.id, { code }, { cookie: bruno.cookie })
  ).json();
  expect([status, new Set(backupCodes).size]).toEqual(["verified", 10]);
  const second = await addFactor(server, bruno.cookie, "Tablet");
  expect(second.backupCodes).toBeNull();
  const after = await state(bruno);
  expect(after.factors.map(({ status: each }: { status: string }) => each)).toEqual(["verified", "verified"]);
  expect(after.backupCodesLeft).toBe(10);
});

test("a factor that was begun and left gives way to the next one, and asks for nothing", async () => {
  const bruno = await signUp(server);
  const first = await enroll(server, bruno.cookie);
  const second = await enroll(server, bruno.cookie);
  expect((await state(bruno)).factors.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  const late = await answer(server.request, first.id, { code: "123456" }, { cookie: bruno.cookie });
  expect(late.status).toBe(404);
  server.clock.advance(25 * 60 * minute);
  await outside.query("select sweep_accounts($1)", [server.clock.now()]);
  const { rows } = await outside.query("select from auth.factors where user_id = $1", [bruno.personId]);
  expect(rows).toEqual([]);
});

test("a person has ten factors at most", async () => {
  await outside.query(
    `insert into auth.factors (id, user_id, factor_type, status, friendly_name, secret, created_at)
     select gen_random_uuid(), user_id, 'totp', 'verified', 'one more', '', now()
     from auth.factors, generate_series(1, 9) where id = $1`,
    [anna.factor.id],
  );
  const json = { factor_type: "totp", friendly_name: "the eleventh" };
  expect(await codeIn(await post("factors", json, anna.cookie))).toEqual([409, "factor_limit"]);
});

test("the right password alone signs nobody in, and says which factors there are", async () => {
  const browser = openBrowser(server);
  const { email, password } = anna;
  const response = await browser.request("/api/auth/sign-in/email", {
    method: "POST",
    json: { email, password },
  });
  const said = await response.json();
  expect(said).toEqual({
    twoFactorRedirect: true,
    email,
    expiresAt: new Date(server.clock.now().getTime() + 10 * minute).toISOString(),
    factors: [{ id: anna.factor.id, factor_type: "totp", friendly_name: "Phone" }],
    hasBackupCodes: true,
    hasPasskeys: false,
    canRecover: true,
    loss: null,
    token: said.token,
  });
  expect(await browser.session()).toBeNull();
  expect(await who(bearing(said.token))).toBeNull();
  const { token, ...waiting } = said;
  expect(await (await browser.request("/api/auth/second-factor")).json()).toEqual(waiting);
  const code = freshCode(server, anna.factor);
  const before = browser.cookie();
  const done = await (await answer(browser.request, anna.factor.id, { code })).json();
  expect(done).toMatchObject({ status: "signed_in", person: { id: anna.personId } });
  expect((await browser.session())?.person.id).toBe(anna.personId);
  expect(await (await browser.request("/api/auth/second-factor")).json()).toBeNull();
  // Whoever saw the cookie or the token of the half-finished sign-in has nothing.
  expect([await who({ cookie: before }), await who(bearing(token))]).toEqual([null, null]);
  expect(await who(bearing(done.token))).toBe(anna.personId);
});

test("a sign-in waits ten minutes for its code, however often it is looked at", async () => {
  const token = await pendingToken(anna);
  const looked = async () =>
    (await server.request("/api/auth/second-factor", { headers: bearing(token) })).json();
  for (let passed = 0; passed < 9; passed += 1) {
    server.clock.advance(minute);
    expect(await looked()).not.toBeNull();
  }
  server.clock.advance(minute);
  expect(await looked()).toBeNull();
  const code = freshCode(server, anna.factor);
  const late = await answer(server.request, anna.factor.id, { code }, { headers: bearing(token) });
  expect(late.status).toBe(401);
});

test("going back ends the half-finished sign-in", async () => {
  const browser = openBrowser(server);
  const { email, password } = anna;
  await browser.request("/api/auth/sign-in/email", { method: "POST", json: { email, password } });
  const held = browser.cookie();
  await browser.request("/api/auth/sign-out", { method: "POST", json: {} });
  const code = freshCode(server, anna.factor);
  expect((await answer(server.request, anna.factor.id, { code }, { cookie: held })).status).toBe(401);
});

test("a code is good once: in two browsers, on two instances, all at once, and never again", async () => {
  const code = freshCode(server, anna.factor);
  const tokens = await Promise.all(Array.from({ length: 8 }, () => pendingToken(anna)));
  const answers = await Promise.all(
    tokens.map((token, at) => {
      const { request } = instances.both[at % 2 === 0 ? 0 : 1];
      return answer(request, anna.factor.id, { code }, { headers: bearing(token) });
    }),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(400)]);
  const again = await answer(
    server.request,
    anna.factor.id,
    { code },
    { headers: bearing(await pendingToken(anna)) },
  );
  expect(await codeIn(again)).toEqual([400, "invalid_code"]);
  server.clock.advance(30_000);
  const late = await answer(
    server.request,
    anna.factor.id,
    { code },
    { headers: bearing(await pendingToken(anna)) },
  );
  expect(await codeIn(late)).toEqual([400, "invalid_code"]);
});

test("a code of the step before is good, unless a newer one was used; of two before never", async () => {
  server.clock.advance(5 * minute);
  const now = server.clock.now();
  const give = async (steps: number) =>
    (
      await answer(
        server.request,
        anna.factor.id,
        { code: codeOf(anna.factor, now, steps) },
        {
          headers: bearing(await pendingToken(anna)),
        },
      )
    ).status;
  expect([await give(-2), await give(2), await give(-1), await give(1), await give(0)]).toEqual([
    400, 400, 200, 200, 400,
  ]);
});

test("a challenge is of one session and one factor, for five minutes, and answered once", async () => {
  const tablet = await addFactor(server, anna.cookie, "Tablet");
  const [mine, other] = [await pendingToken(anna), await pendingToken(anna)];
  const ask = async (token: string, id: string) =>
    (await (await post(`factors/${id}/challenge`, {}, "", bearing(token))).json()).id;
  const give = (token: string, id: string, challengeId: string, code: string) =>
    post(`factors/${id}/verify`, { challengeId, code }, "", bearing(token));
  const first = await ask(mine, anna.factor.id);
  const challengeId = await ask(mine, anna.factor.id);
  const code = freshCode(server, anna.factor);
  const refused = [400, "invalid_challenge"];
  expect(await codeIn(await give(mine, anna.factor.id, first, code))).toEqual(refused);
  expect(await codeIn(await give(other, anna.factor.id, challengeId, code))).toEqual(refused);
  expect(await codeIn(await give(mine, tablet.id, challengeId, code))).toEqual(refused);
  server.clock.advance(5 * minute);
  const late = codeOf(anna.factor, server.clock.now());
  expect(await codeIn(await give(mine, anna.factor.id, challengeId, late))).toEqual(refused);
});

test("a sign-in that waits cannot set a factor up, nor answer with one that does not count yet", async () => {
  const begun = await enroll(server, anna.cookie);
  const token = await pendingToken(anna);
  const code = codeOf(begun, server.clock.now());
  const given = await answer(server.request, begun.id, { code }, { headers: bearing(token) });
  expect(given.status).toBe(404);
});

test("another's factor answers like one that never was", async () => {
  const bruno = await signUp(server);
  for (const id of [anna.factor.id, crypto.randomUUID()]) {
    const at = { cookie: bruno.cookie };
    const code = freshCode(server, anna.factor);
    expect((await answer(server.request, id, { code }, at)).status).toBe(404);
    const renamed = { method: "PATCH", json: { friendly_name: "mine" }, ...at };
    expect((await server.request(`/api/auth/factors/${id}`, renamed)).status).toBe(404);
    expect((await server.request(`/api/auth/factors/${id}`, { method: "DELETE", ...at })).status).toBe(404);
  }
  expect((await state(anna)).factors).toHaveLength(1);
});

test("a code is six digits, spaces or not; anything else is refused before it is compared", async () => {
  const token = await pendingToken(anna);
  for (const code of ["12345", "1234567", "abcdef", "", "１２３４５６"]) {
    const response = await answer(server.request, anna.factor.id, { code }, { headers: bearing(token) });
    expect(await codeIn(response)).toEqual([400, "validation"]);
  }
  const right = freshCode(server, anna.factor);
  const spaced = `${right.slice(0, 3)} ${right.slice(3)} `;
  expect(
    (await answer(server.request, anna.factor.id, { code: spaced }, { headers: bearing(token) })).status,
  ).toBe(200);
});

test("ten wrong codes are stopped, over however many challenges, sign-ins and kinds of code; then time helps", async () => {
  const bystander = { ...(await signUp(server)) };
  const theirs = await addFactor(server, bystander.cookie);
  const wrong = wrongCodeOf(anna.factor, server.clock.now());
  const said: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const headers = bearing(await pendingToken(anna));
    const response =
      guess % 3 === 2
        ? await post("backup-codes/verify", { code: "00000-00000" }, "", headers)
        : await answer(server.request, anna.factor.id, { code: wrong }, { headers });
    said.push(response.status);
  }
  expect(said).toEqual([...Array(10).fill(400), 429, 429]);
  const right = async () =>
    answer(
      server.request,
      anna.factor.id,
      { code: freshCode(server, anna.factor) },
      {
        headers: bearing(await pendingToken(anna)),
      },
    );
  const locked = await right();
  expect([locked.status, Number(locked.headers.get("retry-after")) > 0]).toEqual([429, true]);
  const other = await answer(
    server.request,
    theirs.id,
    { code: freshCode(server, theirs) },
    {
      headers: bearing(await pendingToken(bystander)),
    },
  );
  expect(other.status).toBe(200);
  server.clock.advance(15 * minute);
  expect((await right()).status).toBe(200);
});

test("thirty wrong codes in a day are stopped until the next", async () => {
  const said: number[] = [];
  for (let guess = 0; guess < 33; guess += 1) {
    if (guess % 10 === 0) server.clock.advance(15 * minute);
    const headers = bearing(await pendingToken(anna));
    const code = wrongCodeOf(anna.factor, server.clock.now());
    said.push((await answer(server.request, anna.factor.id, { code }, { headers })).status);
  }
  expect(said).toEqual([...Array(30).fill(400), 429, 429, 429]);
});

test("right codes are not counted as guesses", async () => {
  for (let time = 0; time < 12; time += 1) {
    const headers = bearing(await pendingToken(anna));
    const code = freshCode(server, anna.factor);
    expect((await answer(server.request, anna.factor.id, { code }, { headers })).status).toBe(200);
  }
});

test("a backup code stands in for a code, once, of fifty at once", async () => {
  const [code = "", other = ""] = anna.factor.backupCodes ?? [];
  const tokens = await Promise.all(Array.from({ length: 50 }, () => pendingToken(anna)));
  const answers = await Promise.all(
    tokens.map((token, at) =>
      instances.both[at % 2 === 0 ? 0 : 1].request("/api/auth/backup-codes/verify", {
        method: "POST",
        json: { code: at % 2 === 0 ? code : code.toUpperCase() },
        headers: bearing(token),
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await state(anna)).backupCodesLeft).toBe(9);
  server.clock.advance(15 * minute);
  const token = await pendingToken(anna);
  expect(await codeIn(await post("backup-codes/verify", { code }, "", bearing(token)))).toEqual([
    400,
    "invalid_code",
  ]);
  expect((await post("backup-codes/verify", { code: other }, "", bearing(token))).status).toBe(200);
});

test("fifty uses of one backup code's row leave one winner, without any limit in front", async () => {
  const { rows } = await outside.query("select code_hash from auth.backup_codes where user_id = $1", [
    anna.personId,
  ]);
  const hash: string = rows[0].code_hash;
  const won = await Promise.all(
    Array.from({ length: 50 }, () =>
      withAccountLocked(server.services.db.auth, anna.personId, (tx) =>
        useBackupCode(tx, anna.personId, hash),
      ),
    ),
  );
  expect(won.filter(Boolean)).toHaveLength(1);
});

test("new backup codes void the old ones; without a second factor there are none to make", async () => {
  const { backupCodes } = await (await post("backup-codes", {}, anna.cookie)).json();
  expect(new Set([...backupCodes, ...(anna.factor.backupCodes ?? [])]).size).toBe(20);
  const token = await pendingToken(anna);
  const use = (code: string | undefined) => post("backup-codes/verify", { code }, "", bearing(token));
  expect((await use(anna.factor.backupCodes?.[0])).status).toBe(400);
  expect((await use(backupCodes[0])).status).toBe(200);
  const bruno = await signUp(server);
  expect((await post("backup-codes", {}, bruno.cookie)).status).toBe(409);
});

test("more people than there are connections make backup codes at the same moment", async () => {
  const crowd = await makeManyPeople(server, 12);
  await Promise.all(crowd.map(({ cookie }) => addFactor(server, cookie)));
  const made = await Promise.all(crowd.map(({ cookie }) => post("backup-codes", {}, cookie)));
  expect(made.map(({ status }) => status)).toEqual(crowd.map(() => 200));
});

test("what a copy of the database holds makes no code and is no backup code", async () => {
  const { rows } = await outside.query(
    `select f::text as row from auth.factors f union all select b::text from auth.backup_codes b
     union all select encode(secret, 'escape') from auth.factors union all select t::text from auth.trusted_browsers t`,
  );
  const all = JSON.stringify(rows);
  expect(all).not.toContain(Buffer.from(anna.factor.secret).toString("hex"));
  for (const code of anna.factor.backupCodes ?? []) {
    expect(all).not.toContain(code);
    expect(all).not.toContain(code.replace("-", ""));
  }
});

test("switching on, adding, removing and switching off each end the other sessions, drop trust and are told by mail", async () => {
  const bruno = await signUp(server, { locale: "en" });
  const others = async () => [await signIn(bruno), await signIn(bruno)].length;
  const sessions = async () =>
    (await outside.query("select id from auth.sessions where user_id = $1", [bruno.personId])).rowCount;
  const trust = () =>
    outside.query(
      `insert into auth.trusted_browsers (id, user_id, token_hash, expires_at, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), now() + interval '1 day', now())`,
      [bruno.personId],
    );
  const trusted = async () =>
    (await outside.query("select id from auth.trusted_browsers where user_id = $1", [bruno.personId]))
      .rowCount;
  const subject = () => mailsTo(server, bruno.email)[0]?.subject;
  const removed = (id: string) =>
    server.request(`/api/auth/factors/${id}`, { method: "DELETE", cookie: bruno.cookie });
  const changes: [string, () => Promise<unknown>][] = [];
  const made: TestFactor[] = [];
  const add = async () => made.push(await addFactor(server, bruno.cookie));
  changes.push(["Your second factor is switched on", add]);
  changes.push(["A second factor was added", add]);
  changes.push(["A second factor was removed", () => removed(made[0]?.id ?? "")]);
  changes.push(["Your second factor is switched off", () => removed(made[1]?.id ?? "")]);
  for (const [said, change] of changes) {
    await others();
    await trust();
    expect(await sessions()).toBeGreaterThan(1);
    await change();
    expect([said, await sessions(), await trusted()]).toEqual([said, 1, 0]);
    expect(subject()).toBe(said);
    expect(await who({ cookie: bruno.cookie })).toBe(bruno.personId);
  }
  expect(await state(bruno)).toMatchObject({ factors: [], backupCodesLeft: 0 });
  expect(await (await signIn(bruno)).json()).toHaveProperty("person");
});

test("every change of the factors and of the backup codes is in the security log", async () => {
  await post("backup-codes", {}, anna.cookie);
  const token = await pendingToken(anna);
  const [stale] = anna.factor.backupCodes ?? [];
  await post("backup-codes/verify", { code: stale }, "", bearing(token));
  const { backupCodes } = await (await post("backup-codes", {}, anna.cookie)).json();
  await post("backup-codes/verify", { code: backupCodes[0] }, "", bearing(token));
  await server.request(`/api/auth/factors/${anna.factor.id}`, { method: "DELETE", cookie: anna.cookie });
  await server.services.security.flush();
  const { rows } = await outside.query(
    "select kind, sum(times)::int as times from security_events where person_id = $1 group by kind order by kind",
    [anna.personId],
  );
  expect(rows).toEqual([
    { kind: "address_confirmed", times: 1 },
    { kind: "backup_code_used", times: 1 },
    { kind: "backup_codes_made", times: 2 },
    { kind: "factor_added", times: 1 },
    { kind: "factor_removed", times: 1 },
    { kind: "wrong_code", times: 1 },
  ]);
});

test("a trusted browser is not asked for thirty days, for this account alone", async () => {
  const browser = openBrowser(server);
  const into = async ({ email, password }: SignedIn) =>
    (await browser.request("/api/auth/sign-in/email", { method: "POST", json: { email, password } })).json();
  await into(anna);
  const code = freshCode(server, anna.factor);
  await answer(browser.request, anna.factor.id, { code, trustBrowser: true });
  expect(await into(anna)).toHaveProperty("person");
  const bruno = await signUp(server);
  await addFactor(server, bruno.cookie);
  expect(await into(bruno)).toHaveProperty("twoFactorRedirect");
  expect(await (await signIn(anna)).json()).toHaveProperty("twoFactorRedirect");
  server.clock.advance(30 * 24 * 60 * minute - minute);
  expect(await into(anna)).toHaveProperty("person");
  server.clock.advance(minute);
  expect(await into(anna)).toHaveProperty("twoFactorRedirect");
});

test("trust ends with a new password, and a planted cookie gives none", async () => {
  const browser = openBrowser(server);
  const into = async (password: string) =>
    (
      await browser.request("/api/auth/sign-in/email", {
        method: "POST",
        json: { email: anna.email, password },
      })
    ).json();
  await into(anna.password);
  const code = freshCode(server, anna.factor);
  await answer(browser.request, anna.factor.id, { code, trustBrowser: true });
  const trusted = browser
    .cookie()
    .split("; ")
    .find((pair) => pair.includes("trusted_"));
  const planted = `${trusted?.split("=")[0]}=${"a".repeat(32)}`;
  expect(await (await signIn(anna, planted)).json()).toHaveProperty("twoFactorRedirect");
  expect(await (await signIn(anna, trusted)).json()).toHaveProperty("person");
  await post("request-password-reset", { email: anna.email });
  const chosen = "four hills, no lake";
  await post("reset-password", { token: newestToken(server, anna.email), newPassword: chosen });
  expect(await into(chosen)).toHaveProperty("twoFactorRedirect");
});

type Door = ReturnType<typeof openBrowser>;
const comeIn = async (browser: Door, { email, password }: SignedIn, more: object = {}) =>
  (
    await browser.request("/api/auth/sign-in/email", { method: "POST", json: { email, password, ...more } })
  ).json();
/** Signs in with the second factor, which this browser is not asked for again. */
async function trusting(person: Secured): Promise<Door> {
  const browser = openBrowser(server);
  await comeIn(browser, person);
  const code = freshCode(server, person.factor);
  const said = await answer(browser.request, person.factor.id, { code, trustBrowser: true });
  expect(said.status).toBe(200);
  return browser;
}
const signOut = (browser: Door, json: object = {}) =>
  browser.request("/api/auth/sign-out", { method: "POST", json });
const devicesOf = async ({ cookie }: SignedIn) =>
  (await server.request("/api/auth/sessions", { cookie })).json();
const end = (path: string, method: "POST" | "DELETE" = "DELETE", cookie = anna.cookie) =>
  server.request(path, { method, cookie, ...(method === "POST" ? { json: {} } : {}) });

test("a trusted browser is shown with its device and day; after a sign-out it is shown by itself", async () => {
  const browser = await trusting(anna);
  const since = server.clock.now().toISOString();
  const until = new Date(server.clock.now().getTime() + 30 * 24 * 60 * minute).toISOString();
  const trust = { id: expect.any(String), since, until };
  const shown = await devicesOf(anna);
  const trusts = shown.sessions.map((device: { trust: unknown }) => device.trust);
  expect(trusts.filter((each: unknown) => each !== null)).toEqual([trust]);
  expect(shown.trusted).toEqual([]);
  await signOut(browser);
  const after = await devicesOf(anna);
  expect(after.sessions).toHaveLength(1);
  expect(after.trusted).toEqual([{ browser: null, system: null, kind: "other", ...trust }]);
  // Back in with the password alone: it is shown with the device again.
  expect(await comeIn(browser, anna)).toHaveProperty("person");
  const again = await devicesOf(anna);
  expect([again.sessions.length, again.trusted]).toEqual([2, []]);
});

test.each<[string, (shown: Awaited<ReturnType<typeof devicesOf>>) => Promise<Response>]>([
  [
    "with its device",
    ({ sessions }) =>
      end(`/api/auth/sessions/${sessions.find(({ trust }: { trust: unknown }) => trust !== null).id}`),
  ],
  ["with all others", () => end("/api/auth/sessions/end-others", "POST")],
  ["with new backup codes", () => end("/api/auth/backup-codes", "POST")],
  [
    "by itself",
    ({ sessions }) =>
      end(
        `/api/auth/trusted-browsers/${sessions.flatMap(({ trust }: { trust: { id: string } | null }) => trust ?? [])[0].id}`,
      ),
  ],
])("the trust in a browser ends %s", async (_, act) => {
  const browser = await trusting(anna);
  expect((await act(await devicesOf(anna))).status).toBe(200);
  expect(await comeIn(browser, anna)).toHaveProperty("twoFactorRedirect");
});

test("a trusted browser whose session is over ends with all others, or by itself; the browser that asks keeps its own", async () => {
  for (const isByItself of [false, true]) {
    const browser = await trusting(anna);
    await signOut(browser);
    const here = await trusting(anna);
    const { trusted } = await (await here.request("/api/auth/sessions")).json();
    expect(trusted).toHaveLength(1);
    const ended = isByItself
      ? await here.request(`/api/auth/trusted-browsers/${trusted[0].id}`, { method: "DELETE" })
      : await here.request("/api/auth/sessions/end-others", { method: "POST", json: {} });
    expect(ended.status).toBe(200);
    expect(await comeIn(browser, anna)).toHaveProperty("twoFactorRedirect");
    expect(await comeIn(here, anna)).toHaveProperty("person");
    anna = { ...anna, cookie: here.cookie() };
  }
});

test("signing out leaves the trust, unless it is said that the browser is to be forgotten", async () => {
  const browser = await trusting(anna);
  await signOut(browser);
  expect(await comeIn(browser, anna)).toHaveProperty("person");
  await signOut(browser, { forgetBrowser: true });
  expect((await devicesOf(anna)).trusted).toEqual([]);
  expect(browser.cookie()).not.toContain("trusted_");
  expect(await comeIn(browser, anna)).toHaveProperty("twoFactorRedirect");
});

test("nobody ends the trust in another's browser, and cannot tell it from one that never was", async () => {
  const browser = await trusting(anna);
  const bruno = await signUp(server);
  const { sessions } = await devicesOf(anna);
  const [{ id }] = sessions.flatMap(({ trust }: { trust: { id: string } | null }) => trust ?? []);
  for (const each of [id, anna.personId])
    expect(await codeIn(await end(`/api/auth/trusted-browsers/${each}`, "DELETE", bruno.cookie))).toEqual([
      404,
      "not_found",
    ]);
  expect(await comeIn(browser, anna)).toHaveProperty("person");
});

test("the token of a trusted browser is good for its person's account alone", async () => {
  const browser = await trusting(anna);
  const bruno = await signUp(server);
  await addFactor(server, bruno.cookie);
  // Her token in the cookie that his would be in.
  const [pair = ""] = browser
    .cookie()
    .split("; ")
    .filter((each) => each.includes("trusted_"));
  const name = createHash("sha256").update(bruno.personId).digest("hex").slice(0, 8);
  const planted = pair.replace(/trusted_[0-9a-f]+/, `trusted_${name}`);
  expect(planted).not.toBe(pair);
  expect(await (await signIn(bruno, planted)).json()).toHaveProperty("twoFactorRedirect");
});

/** Types wrong codes at a sign-in that waits. */
async function guess(person: Secured, times: number, by: Partial<Door> = {}): Promise<readonly number[]> {
  const said: number[] = [];
  for (let time = 0; time < times; time += 1) {
    if (time % 10 === 0) server.clock.advance(15 * minute);
    const code = wrongCodeOf(person.factor, server.clock.now());
    const request = by.request ?? server.request;
    const headers: Record<string, string> = by.request ? {} : bearing(await pendingToken(person));
    if (by.request) await comeIn({ ...openBrowser(server), request: by.request }, person);
    said.push((await answer(request, person.factor.id, { code }, { headers })).status);
  }
  return said;
}

test("whoever has the password alone keeps the owner's known browser out of nothing", async () => {
  const known = openBrowser(server);
  await comeIn(known, anna);
  expect((await answer(known.request, anna.factor.id, { code: freshCode(server, anna.factor) })).status).toBe(
    200,
  );
  await signOut(known);
  expect((await guess(anna, 31)).at(-1)).toBe(429);
  await comeIn(known, anna);
  const code = freshCode(server, anna.factor);
  expect((await answer(known.request, anna.factor.id, { code })).status).toBe(200);
});

test("a known browser has ten and thirty guesses of its own, and all of them ninety a day", async () => {
  const browsers: Door[] = [];
  for (let each = 0; each < 4; each += 1) {
    const browser = openBrowser(server);
    await comeIn(browser, anna);
    const code = freshCode(server, anna.factor);
    expect((await answer(browser.request, anna.factor.id, { code })).status).toBe(200);
    browsers.push(browser);
  }
  const said: (readonly number[])[] = [];
  for (const browser of browsers) said.push(await guess(anna, 31, browser));
  const wrong = said.map((each) => each.filter((status) => status === 400).length);
  expect(wrong).toEqual([30, 30, 30, 0]);
});

test("proving the mailbox lifts what others guessed, three times a day", async () => {
  const password = (time: number) => `four hills, lake ${time}`;
  for (let time = 0; time < 4; time += 1) {
    expect((await guess(anna, 31)).at(-1)).toBe(429);
    await post("request-password-reset", { email: anna.email });
    const reset = { token: newestToken(server, anna.email), newPassword: password(time) };
    expect((await post("reset-password", reset)).status).toBe(200);
    anna = { ...anna, password: password(time) };
    const headers = bearing(await pendingToken(anna));
    const code = freshCode(server, anna.factor);
    const said = await answer(server.request, anna.factor.id, { code }, { headers });
    expect(said.status).toBe(time < 3 ? 200 : 429);
  }
});

test("wrong codes after the right password are told apart in the owner's log, and by one mail with the third", async () => {
  const subject = "Your password was right, the codes were not";
  const told = () => mailsTo(server, anna.email).filter((mail) => mail.subject === subject);
  await guess(anna, 2);
  expect(told()).toEqual([]);
  await guess(anna, 4);
  expect(told()).toHaveLength(1);
  expect(told()[0]?.text).toContain("/forgot-password");
  // Proving who is signed in is no sign-in: a slip of the owner's own.
  await answer(
    server.request,
    anna.factor.id,
    { code: wrongCodeOf(anna.factor, server.clock.now()) },
    { cookie: anna.cookie },
  );
  await server.services.security.flush();
  const { lines } = await (await server.request("/api/auth/security-log", { cookie: anna.cookie })).json();
  const times = (event: string) =>
    lines
      .filter((line: { event: string }) => line.event === event)
      .reduce((sum: number, line: { times: number }) => sum + line.times, 0);
  expect([times("wrong_code"), times("wrong_credentials")]).toEqual([6, 1]);
});

test("a factor whose secret does not open is no error of the server: its code is wrong, a backup code is good", async () => {
  await outside.query("update auth.factors set secret = decode('00', 'hex') || secret where id = $1", [
    anna.factor.id,
  ]);
  const headers = bearing(await pendingToken(anna));
  const code = freshCode(server, anna.factor);
  expect(await codeIn(await answer(server.request, anna.factor.id, { code }, { headers }))).toEqual([
    400,
    "invalid_code",
  ]);
  const [backup = ""] = anna.factor.backupCodes ?? [];
  expect((await post("backup-codes/verify", { code: backup }, "", headers)).status).toBe(200);
});

test("right passwords are no guesses where one proves who is signed in", async () => {
  for (let time = 0; time < 12; time += 1)
    expect((await post("prove", { password: anna.password }, anna.cookie)).status).toBe(200);
});

test("a new password by mail leaves the second factor where it is; what a stranger set up before the mailbox was proved goes", async () => {
  await post("request-password-reset", { email: anna.email });
  await post("reset-password", {
    token: newestToken(server, anna.email),
    newPassword: "four hills, no lake",
  });
  const after = await post("sign-in/email", { email: anna.email, password: "four hills, no lake" });
  expect(await after.json()).toHaveProperty("twoFactorRedirect");
  await outside.query("update auth.users set email_verified = false where id = $1", [anna.personId]);
  await post("request-password-reset", { email: anna.email });
  await post("reset-password", {
    token: newestToken(server, anna.email),
    newPassword: "three hills, one sea",
  });
  const free = await post("sign-in/email", { email: anna.email, password: "three hills, one sea" });
  expect(await free.json()).toHaveProperty("person");
});

test("a sign-in that begins while the factor is switched on does not slip by", async () => {
  for (let round = 0; round < 5; round += 1) {
    const bruno = await signUp(server);
    const begun = await enroll(server, bruno.cookie);
    const code = codeOf(begun, server.clock.now());
    const [, ...sessions] = await Promise.all([
      answer(server.request, begun.id, { code }, { cookie: bruno.cookie }),
      ...Array.from({ length: 4 }, () => signIn(bruno)),
    ]);
    for (const response of sessions) {
      const said = await response.json();
      expect(await who(bearing(said.token))).toBeNull();
    }
  }
});
