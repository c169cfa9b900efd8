import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  confirm,
  freshEmail,
  mailsTo,
  newestLink,
  requestAccount,
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
