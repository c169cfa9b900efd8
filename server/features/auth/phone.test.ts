import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addFactor } from "#server/testing/factors.ts";
import { mailsTo, type SignedIn, signUp } from "#server/testing/people.ts";
import { codeTo, freshPhone, wrongSentCode } from "#server/testing/phones.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";
import { sweepExpired } from "../../jobs/sweep-expired.ts";

const minute = 60_000;
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
  anna = await signUp(server, { locale: "en" });
});

const call = (path: string, method: string, json: object | undefined, cookie = anna.cookie) =>
  server.request(`/api/auth/${path}`, { method, cookie, ...(json ? { json } : {}) });
const post = (path: string, json: object = {}, cookie?: string) => call(path, "POST", json, cookie);
const codeIn = async (response: Response) => [response.status, (await response.json()).code];
const own = async ({ cookie } = anna) => (await server.request("/api/auth/phone", { cookie })).json();
const signInPending = async ({ email, password } = anna) => {
  const response = await server.request("/api/auth/sign-in/email", {
    method: "POST",
    json: { email, password },
  });
  return response.json();
};
const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
const ask = (path: string, token: string, json: object = {}) =>
  server.request(`/api/auth/${path}`, { method: "POST", json, headers: bearing(token) });

/** A telephone that counts as a second factor. */
async function addPhone(person = anna, phone = freshPhone()) {
  const json = { factor_type: "phone", phone, friendly_name: "The blue one" };
  const begun = await (await post("factors", json, person.cookie)).json();
  const asked = await (await post(`factors/${begun.id}/challenge`, {}, person.cookie)).json();
  const code = codeTo(server, phone);
  const verified = await post(`factors/${begun.id}/verify`, { challengeId: asked.id, code }, person.cookie);
  if (!verified.ok) throw new Error(await verified.text());
  return { id: String(begun.id), phone, ...(await verified.json()) };
}

test("a number is one's own once the code that was sent to it was given, and goes when it is taken away", async () => {
  const phone = freshPhone();
  expect(await own()).toEqual({ phone: null, check: null, canSend: true });
  const spaced = `${phone.slice(0, 3)} (0) ${phone.slice(3, 5)} ${phone.slice(5)}`;
  const asked = await (await post("phone", { phone: spaced })).json();
  const expiresAt = new Date(server.clock.now().getTime() + 5 * minute).toISOString();
  expect(asked).toEqual({ phone: null, check: { phone, expiresAt }, canSend: true });
  const code = codeTo(server, phone);
  expect(await codeIn(await post("phone/verify", { code: wrongSentCode(code) }))).toEqual([
    400,
    "invalid_code",
  ]);
  const spacedCode = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect(await (await post("phone/verify", { code: spacedCode })).json()).toEqual({
    phone,
    check: null,
    canSend: true,
  });
  expect(await codeIn(await post("phone/verify", { code }))).toEqual([400, "invalid_code"]);
  expect(await (await call("phone", "DELETE", undefined)).json()).toEqual({
    phone: null,
    check: null,
    canSend: true,
  });
});

test("a message is short, of letters that telephones know, names our host and tells it to nobody", async () => {
  const bruno = await signUp(server, { locale: "fr" });
  for (const person of [anna, bruno]) {
    const phone = freshPhone();
    await post("phone", { phone }, person.cookie);
    const text = server.services.sms.kept()[0]?.text ?? "";
    expect(text).toMatch(/^Tendre ?: \d{6} (?:is your code|est votre code)[^\n]+\n\n@tendre\.test #\d{6}$/);
    expect(text).toMatch(/^[\w ,.:@#/\näöñüàèéùìò]+$/);
    expect(text.length).toBeLessThan(160);
  }
});

test("only the newest code counts, for five minutes, once, also at the same moment on two instances", async () => {
  const phone = freshPhone();
  await post("phone", { phone });
  const older = codeTo(server, phone);
  await post("phone", { phone });
  const newer = codeTo(server, phone);
  if (older !== newer) expect((await post("phone/verify", { code: older })).status).toBe(400);
  const answers = await Promise.all(
    instances.both.flatMap(({ request }) =>
      [1, 2, 3].map(() =>
        request("/api/auth/phone/verify", { method: "POST", json: { code: newer }, cookie: anna.cookie }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
  await post("phone", { phone });
  const late = codeTo(server, phone);
  server.clock.advance(5 * minute);
  expect((await post("phone/verify", { code: late })).status).toBe(400);
  server.clock.advance(1);
  await sweepExpired(server.services);
  const { rows } = await outside.query("select from auth.phone_checks where user_id = $1", [anna.personId]);
  expect(rows).toEqual([]);
});

test.for([
  "",
  "06 12 34 56 78",
  "+33 1",
  "+33 8 99 12 34 56",
  "+44 909 8790000",
  "+1 900 555 0199",
  "+33 1 42 68 53 00",
  "+881 6 12 34 56 78",
  "+44 70 1234 5678",
  "112",
  "+33 6 12 34 56 78 ext. 9",
  "call me on +33612345678",
  "+33612345678\u0000",
  "+٣٣6123456789012",
  "𝟛𝟛612345678",
])("%s is no number that a message is sent to", async (phone) => {
  const before = server.services.sms.kept().length;
  expect(await codeIn(await post("phone", { phone }))).toEqual([400, "invalid_phone"]);
  const factor = { factor_type: "phone", phone, friendly_name: "x" };
  expect(await codeIn(await post("factors", factor))).toEqual([400, "invalid_phone"]);
  expect(server.services.sms.kept().length).toBe(before);
});

test("a telephone is a second factor once it has shown its code; signing in sends one and takes it", async () => {
  const { id, phone, backupCodes } = await addPhone();
  expect(backupCodes).toHaveLength(10);
  const pending = await signInPending();
  expect(pending.factors).toEqual([{ id, factor_type: "phone", friendly_name: "The blue one" }]);
  expect(JSON.stringify(pending)).not.toContain(phone.slice(1));
  const { id: challengeId } = await (await ask(`factors/${id}/challenge`, pending.token)).json();
  const code = codeTo(server, phone);
  const wrong = { challengeId, code: wrongSentCode(code) };
  expect(await codeIn(await ask(`factors/${id}/verify`, pending.token, wrong))).toEqual([
    400,
    "invalid_code",
  ]);
  const right = { challengeId, code };
  const done = await (await ask(`factors/${id}/verify`, pending.token, right)).json();
  expect(done).toMatchObject({ status: "signed_in", person: { id: anna.personId } });
  const again = await signInPending();
  expect(await codeIn(await ask(`factors/${id}/verify`, again.token, right))).toEqual([
    400,
    "invalid_challenge",
  ]);
});

test("one code, sent once, lets in one of many at the same moment, on two instances", async () => {
  const { id, phone } = await addPhone();
  const { token } = await signInPending();
  const { id: challengeId } = await (await ask(`factors/${id}/challenge`, token)).json();
  const json = { challengeId, code: codeTo(server, phone) };
  const answers = await Promise.all(
    instances.both.flatMap(({ request }) =>
      [1, 2, 3, 4].map(() =>
        request(`/api/auth/factors/${id}/verify`, { method: "POST", json, headers: bearing(token) }),
      ),
    ),
  );
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
});

test("one code proves again who one is once, of many at the same moment", async () => {
  const { id, phone } = await addPhone();
  const asked = await (await post(`factors/${id}/challenge`)).json();
  const json = { challengeId: asked.id, code: codeTo(server, phone) };
  const { cookie } = anna;
  const answers = await Promise.all(
    instances.both.flatMap(({ request }) =>
      [1, 2, 3, 4].map(() => request(`/api/auth/factors/${id}/verify`, { method: "POST", json, cookie })),
    ),
  );
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
});

test("another person's telephone is not there: not to send to, not to answer for", async () => {
  const { id, phone } = await addPhone();
  const bruno = await signUp(server);
  const before = server.services.sms.kept().length;
  expect((await post(`factors/${id}/challenge`, {}, bruno.cookie)).status).toBe(404);
  expect(server.services.sms.kept().length).toBe(before);
  const { token } = await signInPending();
  const { id: challengeId } = await (await ask(`factors/${id}/challenge`, token)).json();
  const json = { challengeId, code: codeTo(server, phone) };
  expect((await post(`factors/${id}/verify`, json, bruno.cookie)).status).toBe(400);
  expect(await own(bruno)).toMatchObject({ phone: null, check: null });
});

test("a code of one factor answers no other, and wrong ones are counted with those of the app", async () => {
  const app = await addFactor(server, anna.cookie);
  const { id, phone } = await addPhone();
  const { token } = await signInPending();
  const asked = await (await ask(`factors/${id}/challenge`, token)).json();
  const code = codeTo(server, phone);
  const ofApp = await (await ask(`factors/${app.id}/challenge`, token)).json();
  expect((await ask(`factors/${app.id}/verify`, token, { challengeId: asked.id, code })).status).toBe(400);
  const wrong = { challengeId: asked.id, code: wrongSentCode(code) };
  const appWrong = { challengeId: ofApp.id, code: "000000" };
  const statuses: number[] = [];
  for (let at = 0; at < 6; at++) {
    statuses.push((await ask(`factors/${id}/verify`, token, wrong)).status);
    statuses.push((await ask(`factors/${app.id}/verify`, token, appWrong)).status);
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
  expect((await ask(`factors/${id}/verify`, token, { challengeId: asked.id, code })).status).toBe(429);
});

test("codes for a number that is being confirmed cannot be guessed, and closing that closes no sign-in", async () => {
  const phone = freshPhone();
  const factor = await addPhone();
  await post("phone", { phone });
  const code = codeTo(server, phone);
  const statuses: number[] = [];
  for (let at = 0; at < 11; at++)
    statuses.push((await post("phone/verify", { code: wrongSentCode(code) })).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await post("phone/verify", { code })).status).toBe(429);
  const { token } = await signInPending();
  const { id: challengeId } = await (await ask(`factors/${factor.id}/challenge`, token)).json();
  const json = { challengeId, code: codeTo(server, factor.phone) };
  expect((await ask(`factors/${factor.id}/verify`, token, json)).status).toBe(200);
});

const sentTo = (phone: string) => server.services.sms.kept().filter(({ to }) => to === phone).length;

test("a hundred requests ring at one number five times, whoever asks", async () => {
  const phone = freshPhone();
  const people = await Promise.all(Array.from({ length: 10 }, () => signUp(server)));
  const statuses = await Promise.all(
    people.flatMap(({ cookie }) => Array.from({ length: 10 }, () => post("phone", { phone }, cookie))),
  );
  expect(statuses.filter(({ ok }) => ok).length).toBe(5);
  expect(statuses.filter(({ status }) => status === 429).length).toBe(95);
  expect(statuses.find(({ status }) => status === 429)?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(sentTo(phone)).toBe(5);
});

test("a hundred numbers from one account are ten messages an hour and twenty a day", async () => {
  const before = server.services.sms.kept().length;
  for (let at = 0; at < 50; at++) await post("phone", { phone: freshPhone() });
  expect(server.services.sms.kept().length - before).toBe(10);
  for (let hours = 0; hours < 3; hours++) {
    server.clock.advance(61 * minute);
    await server.request("/api/auth/prove", {
      method: "POST",
      cookie: anna.cookie,
      json: { password: anna.password },
    });
    for (let at = 0; at < 17; at++) await post("phone", { phone: freshPhone() });
  }
  expect(server.services.sms.kept().length - before).toBe(20);
});

test("what is kept of a number opens under its person's key only, and of a code only under a key", async () => {
  const phone = freshPhone();
  await post("phone", { phone });
  const code = codeTo(server, phone);
  const waiting = await outside.query("select row_to_json(c)::text as row from auth.phone_checks c");
  await post("phone/verify", { code });
  await addPhone(anna, phone);
  const { rows } = await outside.query(
    `select row_to_json(p)::text as row from auth.phone_numbers p
     union all select row_to_json(f)::text from auth.factors f
     union all select row_to_json(a)::text from attempts a
     union all select row_to_json(e)::text from security_events e`,
  );
  const all = JSON.stringify([...waiting.rows, ...rows]);
  for (const secret of [phone.slice(1), Buffer.from(phone).toString("hex")])
    expect(all).not.toContain(secret);
  expect(JSON.stringify(waiting.rows)).not.toContain(`"${code}"`);
});

test("a number is added, and removed, only by somebody who proved lately who they are", async () => {
  server.clock.advance(11 * minute);
  const refused = [403, "reauthentication_required"];
  expect(await codeIn(await post("phone", { phone: freshPhone() }))).toEqual(refused);
  expect(await codeIn(await call("phone", "DELETE", undefined))).toEqual(refused);
});

test("a telephone that is added or removed is told by mail and ends every other session", async () => {
  const elsewhere = await signInPending();
  const { id } = await addPhone();
  expect(
    await (await server.request("/api/session", { headers: bearing(elsewhere.token) })).json(),
  ).toBeNull();
  expect((await call(`factors/${id}`, "DELETE", undefined)).status).toBe(200);
  await server.services.afterResponse.settled();
  expect(mailsTo(server, anna.email).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(["Your second factor is switched on", "Your second factor is switched off"]),
  );
});
