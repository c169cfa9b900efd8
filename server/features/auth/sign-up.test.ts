import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  confirm,
  freshEmail,
  goodPassword,
  mailsTo,
  newestLink,
  newestToken,
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

const form = (fields: object = {}) => ({
  email: freshEmail(),
  password: goodPassword,
  acceptTerms: true,
  isAdult: true,
  ...fields,
});
const post = (json: object) => server.request("/api/auth/sign-up/email", { method: "POST", json });
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

test("someone signs up, confirms by mail, signs in and is known", async () => {
  const person = await signUp(server, { firstName: "Anna", lastName: "Vert", locale: "en" });
  const session = await server.request("/api/session", { cookie: person.cookie });
  expect(await session.json()).toMatchObject({
    person: {
      id: person.personId,
      email: person.email,
      emailVerified: true,
      firstName: "Anna",
      isAdmin: false,
    },
  });
});

test("the letter is in the person's language and leads to this server", async () => {
  const french = await requestAccount(server, { firstName: "Zoé", locale: "fr" });
  const english = await requestAccount(server, { firstName: "Zoe", locale: "en" });
  expect(mailsTo(server, french.email)[0]).toMatchObject({ subject: "Confirmez votre adresse" });
  expect(mailsTo(server, english.email)[0]?.text).toMatch(/^Hello Zoe,/);
  expect(mailsTo(server, english.email)[0]?.text).toContain("http://tendre.test/auth/callback?token=");
});

test("nobody is in before confirming, and only the right password says why", async () => {
  const { email, password } = await requestAccount(server);
  const attempt = async (tried: string) => {
    const json = { email, password: tried };
    const response = await server.request("/api/auth/sign-in/email", { method: "POST", json });
    return [response.status, (await response.json()).code];
  };
  expect(await attempt(password)).toEqual([403, "email_not_verified"]);
  expect(await attempt("not this one")).toEqual([401, "invalid_email_or_password"]);
});

test("confirming in the browser that signed up signs in, once", async () => {
  const account = form();
  const cookie = cookiesOf(await post(account));
  const token = newestToken(server, account.email);
  const confirmed = await confirm(server, token, { cookie });
  expect(await confirmed.json()).toMatchObject({
    confirmed: true,
    session: { person: { email: account.email } },
  });
  const session = await server.request("/api/session", { cookie: cookiesOf(confirmed) });
  expect(await session.json()).toMatchObject({ person: { email: account.email } });
  await signIn(server, account);
  expect((await (await confirm(server, token, { cookie })).json()).code).toBe("invalid_token");
});

test("confirming in another browser asks for a password, takes the place of the one before, and signs nobody in", async () => {
  const account = await requestAccount(server);
  const token = newestToken(server, account.email);
  const asked = await confirm(server, token);
  expect([asked.status, (await asked.json()).code]).toEqual([403, "password_needed"]);
  const confirmed = await confirm(server, token, { password: "chosen from the mailbox" });
  expect([await confirmed.json(), confirmed.headers.getSetCookie()]).toEqual([
    { confirmed: true, session: null },
    [],
  ]);
  await expect(signIn(server, account)).rejects.toThrow(/Incorrect/);
  await signIn(server, { ...account, password: "chosen from the mailbox" });
});

test("a password chosen with the link is checked like any other", async () => {
  const account = await requestAccount(server, { firstName: "Philippine" });
  const token = newestToken(server, account.email);
  const refused = await confirm(server, token, { password: "philippine" });
  expect(await refused.json()).toMatchObject({ code: "weak_password", details: { reason: "own_name" } });
  expect((await confirm(server, token, { password: "nothing like her name" })).status).toBe(200);
});

test("the mark of one sign-up confirms no other's link", async () => {
  const attacker = await requestAccount(server);
  const cookie = cookiesOf(await post(form()));
  const confirmed = await confirm(server, newestToken(server, attacker.email), { cookie });
  expect([confirmed.status, cookiesOf(confirmed)]).toEqual([403, ""]);
});

test("opening the link changes nothing, however often a mail scanner does", async () => {
  const account = await requestAccount(server);
  const token = newestToken(server, account.email);
  for (const path of [newestLink(server, account.email), `/api/auth/verify-email?token=${token}`])
    for (const method of ["GET", "HEAD", "GET"]) await server.request(path, { method });
  const { rows } = await outside.query("select email_verified from auth.users where email = $1", [
    account.email,
  ]);
  expect(rows).toEqual([{ email_verified: false }]);
  expect((await confirm(server, token, { password: account.password })).status).toBe(200);
});

test("a link that was made up, is too old or is not the newest says which", async () => {
  const account = await requestAccount(server);
  const older = newestToken(server, account.email);
  await server.request("/api/auth/send-verification-email", {
    method: "POST",
    json: { email: account.email },
  });
  const newest = newestToken(server, account.email);
  const codeOf = async (token: string | null) =>
    (await (await confirm(server, token, { password: account.password })).json()).code;
  expect([await codeOf("nonsense"), await codeOf(older)]).toEqual(["invalid_token", "invalid_token"]);
  server.clock.advance(30 * 60_000);
  expect(await codeOf(newest)).toBe("token_expired");
});

test("a confirmation that is sent again still opens in the browser that signed up", async () => {
  const account = form();
  const cookie = cookiesOf(await post(account));
  await server.request("/api/auth/send-verification-email", {
    method: "POST",
    json: { email: account.email },
  });
  const confirmed = await confirm(server, newestToken(server, account.email), { cookie });
  expect(cookiesOf(confirmed)).toContain("session_token");
});

test("the way in by the link is noted like any other", async () => {
  const account = form();
  const cookie = cookiesOf(await post(account));
  await confirm(server, newestToken(server, account.email), { cookie });
  const { rows } = await outside.query(
    `select e.event, s.sign_in_method from session_events e join profiles p on p.id = e.user_id
     join auth.sessions s on s.id = e.session_id where p.email = $1`,
    [account.email],
  );
  expect(rows).toEqual([{ event: "login", sign_in_method: "mail_link" }]);
});

test("a name that could be a message greets nobody", async () => {
  const { email } = await requestAccount(server, { firstName: "Win at evil.example", locale: "en" });
  expect(mailsTo(server, email)[0]?.text).toMatch(/^Hello,\n/);
});

test("an address that is known gets the same answer as one that is not", async () => {
  const known = await signUp(server);
  const answers = await Promise.all(
    [known.email, freshEmail()].map(async (email) => {
      const response = await post(form({ email, password: "another good password" }));
      const names = response.headers.getSetCookie().map((each) => each.replace(/=[^;]*/, "="));
      return { status: response.status, body: await response.json(), names };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

test("the owner of a known address is told, and their account stays as it was", async () => {
  const known = await signUp(server, { locale: "en", firstName: "Ivo" });
  await post(form({ email: known.email.toUpperCase(), password: "another good password" }));
  expect(mailsTo(server, known.email)[0]?.subject).toBe("You already have an account");
  await signIn(server, known);
  await expect(signIn(server, { ...known, password: "another good password" })).rejects.toThrow(/Incorrect/);
});

test("an account opened in someone's name in advance is worth nothing once they sign up themselves", async () => {
  const forestalled = await requestAccount(server, {
    password: "the forestaller knows this",
    firstName: "Nobody",
  });
  const owner = form({ email: forestalled.email, password: "what its owner typed", firstName: "Rosa" });
  const cookie = cookiesOf(await post(owner));
  const confirmed = await confirm(server, newestToken(server, forestalled.email), { cookie });
  expect((await confirmed.json()).session.person.firstName).toBe("Rosa");
  await expect(signIn(server, forestalled)).rejects.toThrow(/Incorrect/);
  await signIn(server, { ...forestalled, password: "what its owner typed" });
});

test("two sign-ups with one address at once are answered alike and make one account", async () => {
  const account = form();
  const answers = await Promise.all([post(account), post(account), post(account)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rowCount } = await outside.query("select from auth.users where email = $1", [account.email]);
  expect(rowCount).toBe(1);
});

test("terms and age are asked for and their acceptance is kept", async () => {
  for (const missing of [{ acceptTerms: false }, { isAdult: false }, { acceptTerms: undefined }]) {
    const refused = await post(form(missing));
    expect([refused.status, (await refused.json()).code]).toEqual([400, "validation"]);
  }
  const { email } = await requestAccount(server);
  const { rows } = await outside.query(
    "select terms_accepted_at, adult_declared_at from auth.users where email = $1",
    [email],
  );
  const now = server.clock.now();
  expect(rows).toEqual([{ terms_accepted_at: now, adult_declared_at: now }]);
});

test.for([
  ["short", { password: "five5" }, "too_short"],
  ["common", { password: "azerty123" }, "common"],
  ["their own name", { password: "Marguerite-2026", firstName: "Marguerite" }, "own_name"],
  ["their own address", { email: "lysandre@example.org", password: "lysandre@example.org" }, "own_address"],
  ["endless", { password: "x".repeat(513) }, "too_long"],
] as const)("a password that is %s is refused with its reason", async ([, fields, reason]) => {
  const refused = await post(form(fields));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    code: "weak_password",
    details: { field: "password", reason },
  });
});

test("a password of 512 characters in any script is kept whole", async () => {
  const password = "été🌊".repeat(128);
  const person = await signUp(server, { password });
  await signIn(server, person);
  await expect(signIn(server, { ...person, password: password.slice(0, -1) })).rejects.toThrow();
});

test("passwords rest as argon2id", async () => {
  const { personId } = await signUp(server);
  const { rows } = await outside.query("select password from auth.accounts where user_id = $1", [personId]);
  expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("an address with every sign that addresses may have opens an account, gets its mail and signs in", async () => {
  const email = freshEmail().replace("@", "!#$%&'*+/=?^`{|}~b@");
  const person = await signUp(server, { email });
  expect(person.email).toBe(email);
  expect(mailsTo(server, email).length).toBeGreaterThan(0);
});

test.for([
  "no-at-sign",
  "a@",
  "@b.c",
  "two words@example.org",
  "a@b",
  `${"x".repeat(250)}@example.org`,
  "a\u0000@example.org",
])("%j is not an address", async (email) => {
  const refused = await post(form({ email }));
  expect(refused.status).toBe(400);
  expect((await refused.json()).code).toMatch(/^(?:invalid_email|validation)$/);
});

test("a name of ten thousand letters is refused with its bound, and controls are taken out of any other", async () => {
  const long = await post(form({ firstName: "x".repeat(10_000) }));
  expect(await long.json()).toMatchObject({
    code: "validation",
    details: { issues: [{ field: "firstName", code: "too_long", limit: 80 }] },
  });
  const person = await signUp(server, { firstName: "Al\u202Eba\u0000  \n Rossa" });
  const session = await server.request("/api/session", { cookie: person.cookie });
  expect((await session.json()).person.firstName).toBe("Alba Rossa");
});

test.for([
  ["is_admin", "protected_field"],
  ["role", "protected_field"],
  ["email_verified", "protected_field"],
  ["subscription_plan", "protected_field"],
  ["emailVerified", "unknown_field"],
  ["termsAcceptedAt", "unknown_field"],
  ["image", "unknown_field"],
] as const)("nobody brings %s along", async ([field, code]) => {
  const refused = await post(form({ [field]: true }));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code, details: { fields: [field] } });
});
