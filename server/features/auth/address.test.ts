import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addFactor } from "#server/testing/factors.ts";
import { addPasskey } from "#server/testing/passkeys.ts";
import {
  freshEmail,
  goodPassword,
  mailsTo,
  newestToken,
  requestAccount,
  type SignedIn,
  signIn,
  signUp,
} from "#server/testing/people.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";
import { sweepExpired } from "../../jobs/sweep-expired.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const newPassword = "a lake, and three rivers";
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
let anna: SignedIn;
beforeEach(async () => {
  anna = await signUp(server, { locale: "en" });
});

const post = (path: string, json: object, cookie = "", headers: Record<string, string> = {}) =>
  server.request(`/api/auth/${path}`, { method: "POST", json, cookie, headers });
const ask = (email: string, { cookie } = anna) => post("email", { email }, cookie);
const confirm = (token: string | null, { cookie } = anna) => post("email/confirm", { token }, cookie);
const undo = (token: string | null, password = newPassword) =>
  post("email/undo", { token, newPassword: password });
const codeIn = async (response: Response) => [response.status, (await response.json()).code];
const subjects = (email: string) => mailsTo(server, email).map(({ subject }) => subject);
const who = async (cookie: string) =>
  (await (await server.request("/api/session", { cookie })).json())?.person.email ?? null;
const enters = async (email: string, password = goodPassword) =>
  (await post("sign-in/email", { email, password })).status;

/** Anna's address is another one. */
async function change(person = anna, email = freshEmail()) {
  const asked = await ask(email, person);
  if (!asked.ok) throw new Error(await asked.text());
  const confirmed = await confirm(newestToken(server, email), person);
  if (!confirmed.ok) throw new Error(await confirmed.text());
  return email;
}

test("a new address counts once its link was opened by somebody signed in; both mailboxes hear of it", async () => {
  const next = freshEmail();
  const asked = await (await ask(next.toUpperCase())).json();
  expect(asked).toEqual({
    email: anna.email,
    isVerified: true,
    change: { email: next, expiresAt: new Date(server.clock.now().getTime() + 30 * minute).toISOString() },
  });
  expect(await who(anna.cookie)).toBe(anna.email);
  expect(subjects(anna.email)[0]).toBe("A new address was asked for");
  expect(mailsTo(server, anna.email)[0]?.text).toContain(next);
  const answered = await confirm(newestToken(server, next));
  expect((await answered.json()).person).toMatchObject({ email: next, emailVerified: true });
  expect(await who(anna.cookie)).toBe(next);
  expect(subjects(next)).toEqual(["This is your address now", "Confirm your new address"]);
  expect(subjects(anna.email)[0]).toBe("Your address was changed");
  expect([await enters(anna.email), await enters(next)]).toEqual([401, 200]);
  const { rows } = await outside.query("select email from profiles where id = $1", [anna.personId]);
  expect(rows).toEqual([{ email: next }]);
});

test("a scanner that opens every link of every mail changes nothing, signed in or not", async () => {
  const next = freshEmail();
  await ask(next);
  const open = async (email: string) => {
    for (const { text } of mailsTo(server, email))
      for (const [link] of text.matchAll(/https?:\S+/g))
        for (const cookie of ["", anna.cookie])
          for (const method of ["GET", "HEAD"]) {
            const { pathname, search } = new URL(link);
            await server.request(pathname + search, { method, cookie });
            await server.request(`/api/auth/email/confirm${search}`, { method, cookie });
            await server.request(`/api/auth/email/undo${search}`, { method, cookie });
          }
  };
  await open(next);
  expect(await who(anna.cookie)).toBe(anna.email);
  expect((await confirm(newestToken(server, next))).status).toBe(200);
  await open(anna.email);
  expect(await who(anna.cookie)).toBe(next);
});

test("asking for it needs a proof of the last ten minutes", async () => {
  server.clock.advance(11 * minute);
  expect(await codeIn(await ask(freshEmail()))).toEqual([403, "reauthentication_required"]);
});

test("at the change every other session, trusted browser and mailed link ends", async () => {
  const elsewhere = await signIn(server, anna);
  await addFactor(server, anna.cookie);
  await post("request-password-reset", { email: anna.email });
  const reset = newestToken(server, anna.email);
  const late = await post("sign-in/email", { email: anna.email, password: anna.password });
  expect((await late.json()).twoFactorRedirect).toBe(true);
  await change();
  expect(await who(elsewhere.cookie)).toBeNull();
  const { rows } = await outside.query("select id from auth.sessions where user_id = $1", [anna.personId]);
  expect(rows.length).toBe(1);
  expect(await codeIn(await post("reset-password", { token: reset, newPassword }))).toEqual([
    400,
    "invalid_token",
  ]);
});

test("a taken address gets the same answer, and its owner a mail without a link that changes anything", async () => {
  const bruno = await signUp(server, { locale: "en" });
  const free = freshEmail();
  const said = await ask(bruno.email);
  const other = await (await ask(free)).json();
  expect(said.status).toBe(200);
  const { change: asked, ...rest } = await said.json();
  expect({ ...rest, change: { ...asked, email: free } }).toEqual(other);
  expect(subjects(bruno.email)[0]).toBe("Your address already has an account");
  expect(mailsTo(server, bruno.email)[0]?.text).not.toContain("token=");
});

test("an address that is taken between the question and the link stays its owner's", async () => {
  const next = freshEmail();
  await ask(next);
  const token = newestToken(server, next);
  const bruno = await signUp(server, { email: next, locale: "en" });
  expect(await codeIn(await confirm(token))).toEqual([409, "conflict"]);
  expect([await who(anna.cookie), await who(bruno.cookie)]).toEqual([anna.email, next]);
});

test("an address that somebody only claimed, and never confirmed, goes to whoever reads its mailbox", async () => {
  const squatted = await requestAccount(server);
  await change(anna, squatted.email);
  expect(await who(anna.cookie)).toBe(squatted.email);
  const { rows } = await outside.query("select id from auth.users where email = $1", [squatted.email]);
  expect(rows).toEqual([{ id: anna.personId }]);
});

test("of two accounts that confirm one address at the same moment, on two instances, one gets it", async () => {
  const bruno = await signUp(server);
  const next = freshEmail();
  const tokens: (string | null)[] = [];
  for (const person of [anna, bruno]) {
    await ask(next, person);
    tokens.push(newestToken(server, next));
  }
  const statuses = await Promise.all(
    [anna, bruno].map(async ({ cookie }, at) => {
      const instance = at === 0 ? instances.both[0] : instances.both[1];
      const json = { token: tokens[at] };
      return (await instance.request("/api/auth/email/confirm", { method: "POST", json, cookie })).status;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test("an address that a sign-up takes at the very moment of the confirmation stays the sign-up's", async () => {
  const next = freshEmail();
  await ask(next);
  await outside.query("begin");
  await outside.query(
    "insert into auth.users (id, name, email, email_verified) values (gen_random_uuid(), '', $1, true)",
    [next],
  );
  const confirming = confirm(newestToken(server, next));
  await expect
    .poll(async () => {
      const { rows } = await outside.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    })
    .toBe(1);
  await outside.query("commit");
  expect(await codeIn(await confirming)).toEqual([409, "conflict"]);
  expect(await who(anna.cookie)).toBe(anna.email);
});

test("only the newest link works, once, for half an hour, and for nobody else", async () => {
  const first = freshEmail();
  const second = freshEmail();
  await ask(first);
  await ask(second);
  const newest = newestToken(server, second);
  expect(await codeIn(await confirm(newestToken(server, first)))).toEqual([400, "invalid_token"]);
  const bruno = await signUp(server);
  expect(await codeIn(await confirm(newest, bruno))).toEqual([400, "invalid_token"]);
  expect((await post("email/confirm", { token: newest })).status).toBe(401);
  const twice = await Promise.all([confirm(newest), confirm(newest)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  await ask(first);
  const late = newestToken(server, first);
  server.clock.advance(31 * minute);
  expect(await codeIn(await confirm(late))).toEqual([400, "token_expired"]);
  expect(await who(anna.cookie)).toBe(second);
});

test("the wish ends with the session that asked, with a new password, and by one's own word", async () => {
  const next = freshEmail();
  const elsewhere = await signIn(server, anna);
  await ask(next, elsewhere);
  await post("sessions/end-others", {}, anna.cookie);
  expect(await codeIn(await confirm(newestToken(server, next)))).toEqual([400, "invalid_token"]);
  await ask(next);
  const dropped = await server.request("/api/auth/email", { method: "DELETE", cookie: anna.cookie });
  expect((await dropped.json()).change).toBeNull();
  expect(await codeIn(await confirm(newestToken(server, next)))).toEqual([400, "invalid_token"]);
  await ask(next);
  const token = newestToken(server, next);
  await post("request-password-reset", { email: anna.email });
  await post("reset-password", { token: newestToken(server, anna.email), newPassword });
  const back = await signIn(server, { ...anna, password: newPassword });
  expect(await codeIn(await confirm(token, back))).toEqual([400, "invalid_token"]);
});

test("the old mailbox takes it back for seven days: its address, a new password, every session over", async () => {
  const next = await change();
  const token = newestToken(server, anna.email);
  expect(await codeIn(await undo(token, anna.email))).toEqual([400, "weak_password"]);
  server.clock.advance(7 * day - minute);
  expect((await undo(token)).status).toBe(200);
  expect(await who(anna.cookie)).toBeNull();
  expect([
    await enters(next, newPassword),
    await enters(anna.email),
    await enters(anna.email, newPassword),
  ]).toEqual([401, 401, 200]);
  for (const mailbox of [next, anna.email])
    expect(subjects(mailbox)).toContain("The change of your address was taken back");
  expect(await codeIn(await undo(token))).toEqual([400, "invalid_token"]);
});

test("after seven days the change stays", async () => {
  const next = await change();
  const token = newestToken(server, anna.email);
  server.clock.advance(7 * day);
  expect(await codeIn(await undo(token))).toEqual([400, "token_expired"]);
  server.clock.advance(2 * day);
  await sweepExpired(server.services);
  expect(await codeIn(await undo(token))).toEqual([400, "invalid_token"]);
  expect(await enters(next)).toBe(200);
});

test("a thief's second factor, passkey, token and later addresses go with the undo; the owner's own factor stays", async () => {
  const own = await addFactor(server, anna.cookie, "Own");
  const ownKey = await addPasskey(server, anna.cookie, { name: "Own" });
  server.clock.advance(minute);
  const theirs = await change();
  const token = newestToken(server, anna.email);
  server.clock.advance(minute);
  await addFactor(server, anna.cookie, "Thief's");
  await addPasskey(server, anna.cookie, { name: "Thief's" });
  const made = await server.request("/api/auth/tokens", {
    method: "POST",
    cookie: anna.cookie,
    json: { name: "Thief's", scope: "read", life: null },
  });
  const { token: script } = await made.json();
  const further = await change();
  const later = newestToken(server, theirs);
  expect((await undo(token)).status).toBe(200);
  const { rows } = await outside.query("select id from auth.factors where user_id = $1", [anna.personId]);
  expect(rows).toEqual([{ id: own.id }]);
  const passkeys = await outside.query("select id from auth.passkeys where user_id = $1", [anna.personId]);
  expect(passkeys.rows).toEqual([{ id: ownKey.id }]);
  const authorization = `Bearer ${script}`;
  expect((await server.request("/api/relationships", { headers: { authorization } })).status).toBe(401);
  expect(await codeIn(await undo(later))).toEqual([400, "invalid_token"]);
  expect([await enters(further, newPassword), await enters(anna.email, newPassword)]).toEqual([401, 200]);
});

test("an address that another account has by now is not taken from it", async () => {
  await change();
  const token = newestToken(server, anna.email);
  const bruno = await signUp(server, { email: anna.email });
  expect(await codeIn(await undo(token))).toEqual([409, "conflict"]);
  expect(await who(bruno.cookie)).toBe(anna.email);
});

test("ten questions an hour, and five mails to one address", async () => {
  const victim = freshEmail();
  const statuses: number[] = [];
  for (let at = 0; at < 6; at++) statuses.push((await ask(victim)).status);
  for (let at = 0; at < 5; at++) statuses.push((await ask(freshEmail())).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 429]);
  expect(mailsTo(server, victim).length).toBe(5);
  // Its own mailbox hears of each address once.
  expect(subjects(anna.email).filter((subject) => subject === "A new address was asked for").length).toBe(5);
});

test("one's own log tells what became of the address, without naming it", async () => {
  const next = await change();
  const log = await (await server.request("/api/auth/security-log", { cookie: anna.cookie })).text();
  expect(log).toContain("address_change_asked");
  expect(log).toContain("address_changed");
  expect(log).not.toContain(next);
});

test("one's own address is not a new one, and what is no address is said", async () => {
  expect(await codeIn(await ask(anna.email.toUpperCase()))).toEqual([409, "conflict"]);
  for (const hostile of ["no address", "a@b", "a\u0000@example.org", "a@example.org\r\nbcc: b@example.org"])
    expect(await codeIn(await ask(hostile))).toEqual([400, "invalid_email"]);
});
