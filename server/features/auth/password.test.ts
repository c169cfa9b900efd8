import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFactor } from "#server/testing/factors.ts";
import { addPasskey } from "#server/testing/passkeys.ts";
import {
  confirm,
  freshEmail,
  mailsTo,
  newestLink,
  requestAccount,
  type SignedIn,
  signIn,
  signUp,
} from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let server: TestServer;
let outside: pg.Client;
beforeAll(async () => {
  server = await createTestServer();
  outside = new pg.Client(server.database.superuser);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await server.close();
});

const ask = (email: string) =>
  server.request("/api/auth/request-password-reset", { method: "POST", json: { email } });
const reset = (token: string | null, newPassword: string) =>
  server.request("/api/auth/reset-password", { method: "POST", json: { token, newPassword } });
const tokenFor = (email: string) =>
  new URL(newestLink(server, email), "http://tendre.test").searchParams.get("token");

test("a forgotten password is chosen anew by mail, and every session ends", async () => {
  const account = await signUp(server, { locale: "en" });
  const elsewhere = await signIn(server, account);
  await ask(account.email);
  expect(mailsTo(server, account.email)[0]).toMatchObject({ subject: "Choose a new password" });
  expect(newestLink(server, account.email)).toMatch(/^\/reset-password\?token=/);
  expect((await reset(tokenFor(account.email), "a better one this time")).status).toBe(200);
  for (const { cookie } of [account, elsewhere])
    expect(await (await server.request("/api/session", { cookie })).json()).toBeNull();
  await expect(signIn(server, account)).rejects.toThrow(/Incorrect/);
  await signIn(server, { ...account, password: "a better one this time" });
});

test("an address nobody has gets the same answer and no mail", async () => {
  const { email } = await signUp(server);
  const nobody = freshEmail();
  const [known, unknown] = [await ask(email), await ask(nobody)];
  expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
  expect(mailsTo(server, nobody)).toEqual([]);
});

test("a link works once", async () => {
  const { email } = await signUp(server);
  await ask(email);
  const token = tokenFor(email);
  const answers = await Promise.all([reset(token, "the first of two"), reset(token, "the second of two")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await (await reset(token, "the third of two")).json()).code).toBe("invalid_token");
});

test("a link is too old after half an hour", async () => {
  const { email } = await signUp(server);
  await ask(email);
  server.clock.advance(30 * 60_000);
  expect((await (await reset(tokenFor(email), "too late for this")).json()).code).toBe("invalid_token");
});

test("the newest link alone works, and takes the others along", async () => {
  const { email } = await requestAccount(server);
  await ask(email);
  const older = tokenFor(email);
  await ask(email);
  const newest = tokenFor(email);
  expect((await (await reset(older, "by the older link")).json()).code).toBe("invalid_token");
  expect((await reset(newest, "by the newest link")).status).toBe(200);
  const confirmation = mailsTo(server, email).find(({ text }) => text.includes("/auth/callback?token="));
  const token = /token=(\S+)/.exec(confirmation?.text ?? "")?.[1] ?? "";
  expect((await confirm(server, token, { password: "by the first mail" })).status).toBe(400);
  await signIn(server, { email, password: "by the newest link" });
});

test("a link opens nothing but what it was sent for", async () => {
  const { email } = await requestAccount(server);
  const confirmation = tokenFor(email);
  expect((await (await reset(confirmation, "by the wrong link")).json()).code).toBe("invalid_token");
  await ask(email);
  const wrong = await confirm(server, tokenFor(email) ?? "", { password: "by the wrong link" });
  expect((await wrong.json()).code).toBe("invalid_token");
});

test("a mail is in the language of the page that asked, else in the one the person chose since", async () => {
  const account = await signUp(server, { locale: "fr" });
  await server.request("/api/profile", { method: "PATCH", cookie: account.cookie, json: { locale: "en" } });
  await ask(account.email);
  expect(mailsTo(server, account.email)[0]?.subject).toBe("Choose a new password");
  await server.request("/api/auth/request-password-reset", {
    method: "POST",
    json: { email: account.email, locale: "fr" },
  });
  expect(mailsTo(server, account.email)[0]?.subject).toBe("Choisissez un nouveau mot de passe");
});

test("a password that is refused does not use the link up", async () => {
  const { email } = await signUp(server, { firstName: "Philippine" });
  await ask(email);
  const refused = await reset(tokenFor(email), "philippine");
  expect(await refused.json()).toMatchObject({
    code: "weak_password",
    details: { field: "newPassword", reason: "own_name" },
  });
  expect((await reset(tokenFor(email), "nothing like her name")).status).toBe(200);
});

test("a reset proves the mailbox", async () => {
  const account = await requestAccount(server);
  await ask(account.email);
  await reset(tokenFor(account.email), "proved by the mailbox");
  await signIn(server, { ...account, password: "proved by the mailbox" });
});

test("the database never holds the token of a mail", async () => {
  const { email } = await signUp(server);
  await ask(email);
  const { rows } = await outside.query("select row_to_json(l) from auth.mail_links l");
  expect(JSON.stringify(rows)).not.toContain(tokenFor(email));
});

test("nobody's mailbox is flooded", async () => {
  const { email } = await signUp(server);
  const before = mailsTo(server, email).length;
  for (let time = 0; time < 9; time += 1) await ask(email);
  expect(mailsTo(server, email).length - before).toBe(5);
});

test("another confirmation is sent when asked for, and only to someone who waits for one", async () => {
  const waiting = await requestAccount(server);
  const confirmed = await signUp(server);
  for (const email of [waiting.email, confirmed.email, freshEmail()]) {
    const before = mailsTo(server, email).length;
    const response = await server.request("/api/auth/send-verification-email", {
      method: "POST",
      json: { email },
    });
    expect(await response.json()).toEqual({ status: true });
    expect(mailsTo(server, email).length - before).toBe(email === waiting.email ? 1 : 0);
  }
});

const another = "a lake, and three rivers";
const change = ({ cookie }: Pick<SignedIn, "cookie">, newPassword = another) =>
  server.request("/api/auth/password", { method: "POST", cookie, json: { newPassword } });
const codeIn = async (response: Response) => [response.status, (await response.json()).code];
const who = async ({ cookie }: SignedIn) =>
  (await (await server.request("/api/session", { cookie })).json())?.person.email ?? null;
const enters = async (email: string, password: string) =>
  (await server.request("/api/auth/sign-in/email", { method: "POST", json: { email, password } })).status;
/** Came by an outside account alone. */
const withoutPassword = ({ personId }: SignedIn) =>
  outside.query(
    "update auth.accounts set provider_id = 'oidc', account_id = $2, password = null where user_id = $1",
    [personId, `outside ${personId}`],
  );

test("signed in, a new password opens the account and the old one does not; every other session ends, this one and another's do not", async () => {
  const account = await signUp(server, { locale: "en" });
  const elsewhere = await signIn(server, account);
  const stranger = await signUp(server);
  const changed = await change(account);
  expect([changed.status, await changed.json()]).toEqual([200, { status: true }]);
  expect([await who(account), await who(elsewhere), await who(stranger)]).toEqual([
    account.email,
    null,
    stranger.email,
  ]);
  expect([await enters(account.email, account.password), await enters(account.email, another)]).toEqual([
    401, 200,
  ]);
  expect(await enters(stranger.email, stranger.password)).toBe(200);
  await server.services.afterResponse.settled();
  const told = mailsTo(server, account.email).filter(({ subject }) => subject.includes("was changed"));
  expect(told.map(({ subject }) => subject)).toEqual(["The password of your journal was changed"]);
  expect(told[0]?.text).toContain("/forgot-password");
  await server.services.security.flush();
  const { rows } = await outside.query(
    "select kind, times, session_id is not null as has_session from security_events where person_id = $1 and kind like 'password%'",
    [account.personId],
  );
  expect(rows).toEqual([{ kind: "password_changed", times: 1, has_session: true }]);
});

test("with a new password go trusted browsers, waiting sign-ins, tokens for scripts and the link of a reset; second factor and passkeys stay", async () => {
  const account = await signUp(server);
  const { cookie } = account;
  await addPasskey(server, cookie);
  await addFactor(server, cookie);
  await ask(account.email);
  const link = tokenFor(account.email);
  const made = await server.request("/api/auth/tokens", {
    method: "POST",
    cookie,
    json: { name: "a script", scope: "read", life: null },
  });
  const { token } = await made.json();
  const reads = async () =>
    (await server.request("/api/relationships", { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await reads()).toBe(200);
  await outside.query(
    `insert into auth.trusted_browsers (id, user_id, token_hash, expires_at, created_at)
     values (gen_random_uuid(), $1, 'a browser', $2::timestamptz + interval '1 day', $2)`,
    [account.personId, server.clock.now()],
  );
  expect(await enters(account.email, account.password)).toBe(200);
  expect((await change(account)).status).toBe(200);
  const { rows } = await outside.query(
    `select (select count(*)::int from auth.sessions where user_id = $1) as sessions,
       (select count(*)::int from auth.trusted_browsers where user_id = $1) as trusted,
       (select count(*)::int from auth.factors where user_id = $1) as factors,
       (select count(*)::int from auth.passkeys where user_id = $1) as passkeys`,
    [account.personId],
  );
  expect(rows).toEqual([{ sessions: 1, trusted: 0, factors: 1, passkeys: 1 }]);
  expect(await reads()).toBe(401);
  expect(await codeIn(await reset(link, "by an older link"))).toEqual([400, "invalid_token"]);
});

test("a password that is weak, or one's own name or address, is refused, and nothing has changed", async () => {
  const account = await signUp(server, { firstName: "Philippine", lastName: "Duchesne" });
  const elsewhere = await signIn(server, account);
  const reasons = [];
  for (const typed of ["12345", "password", "philippine", "duchesne-2026", account.email]) {
    const answer = await (await change(account, typed)).json();
    reasons.push([answer.code, answer.details.field, answer.details.reason]);
  }
  expect(reasons).toEqual(
    ["too_short", "common", "own_name", "own_name", "own_address"].map((reason) => [
      "weak_password",
      "newPassword",
      reason,
    ]),
  );
  expect([await who(elsewhere), await enters(account.email, account.password)]).toEqual([account.email, 200]);
});

test("a new password needs a session, and a proof of the last ten minutes", async () => {
  const account = await signUp(server);
  expect(await codeIn(await change({ cookie: "" }))).toEqual([401, "unauthorized"]);
  server.clock.advance(10 * 60_000);
  expect(await codeIn(await change(account))).toEqual([403, "reauthentication_required"]);
  expect(await enters(account.email, account.password)).toBe(200);
  await server.request("/api/auth/prove", {
    method: "POST",
    cookie: account.cookie,
    json: { password: account.password },
  });
  expect((await change(account)).status).toBe(200);
});

test("two at once from one session both count, the later one last; of two devices one stays signed in, with its password", async () => {
  const account = await signUp(server);
  const twice = await Promise.all([change(account), change(account)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const own = await signIn(server, { ...account, password: another });
  const theirs = await signIn(server, { ...account, password: another });
  const passwords = ["by one of two devices", "by the other of two devices"] as const;
  const answers = await Promise.all([change(own, passwords[0]), change(theirs, passwords[1])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const winner = answers[0]?.status === 200 ? 0 : 1;
  expect([await who(own), await who(theirs)].map((email) => email !== null)).toEqual([
    winner === 0,
    winner === 1,
  ]);
  expect([await enters(account.email, passwords[0]), await enters(account.email, passwords[1])]).toEqual(
    winner === 0 ? [200, 401] : [401, 200],
  );
});

test("a sign-in with the old password that is on its way when it changes does not stay", async () => {
  const account = await signUp(server);
  const [changed] = await Promise.all([
    change(account),
    ...Array.from({ length: 4 }, () => enters(account.email, account.password)),
  ]);
  expect(changed?.status).toBe(200);
  const { rows } = await outside.query("select id from auth.sessions where user_id = $1", [account.personId]);
  expect(rows.length).toBe(1);
});

test("who came by an outside account sets a password; it opens the journal beside that account, which can be taken away then", async () => {
  const account = await signUp(server, { locale: "en" });
  await withoutPassword(account);
  const ways = async () =>
    (await server.request("/api/auth/linked-accounts", { cookie: account.cookie })).json();
  const unlink = () =>
    server.request("/api/auth/unlink-social", {
      method: "POST",
      cookie: account.cookie,
      json: { provider: "oidc" },
    });
  expect(await ways()).toEqual({ providers: ["oidc"], hasPassword: false, hasPasskey: false });
  expect(await codeIn(await unlink())).toEqual([409, "conflict"]);
  expect((await change(account)).status).toBe(200);
  expect(await ways()).toEqual({ providers: ["oidc"], hasPassword: true, hasPasskey: false });
  expect(await enters(account.email, another)).toBe(200);
  await server.services.afterResponse.settled();
  expect(mailsTo(server, account.email).map(({ subject }) => subject)).toContain(
    "A password opens your journal now",
  );
  expect((await unlink()).status).toBe(200);
});

test("ten new passwords an hour, and no more", async () => {
  const account = await signUp(server);
  for (let time = 0; time < 10; time += 1) expect((await change(account, "12345")).status).toBe(400);
  expect(await codeIn(await change(account))).toEqual([429, "too_many"]);
});
