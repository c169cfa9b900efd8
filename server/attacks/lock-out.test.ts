/**
 * An attacker who wants to lock another person out: by using up the attempts of their account, or of their network, from many addresses.
 * The owner's own browser must always get in, and always get its mail.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#server/testing/browser.ts";
import { freshEmail, goodPassword, mailsTo, type SignedIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("lock-out");

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ NODE_ENV: "production", TRUSTED_PROXIES: "1" });
});
afterAll(() => server.close());

let networks = 0;
const elsewhere = () => `198.18.${Math.floor(++networks / 250)}.${networks % 250}`;
const ask = (path: string, json: object, from: string, cookie = "") =>
  server.request(`/api/auth/${path}`, { method: "POST", json, cookie, headers: { "x-forwarded-for": from } });
const signIn = (email: string, password: string, from: string, cookie = "") =>
  ask("sign-in/email", { email, password }, from, cookie);

type Owner = SignedIn & { readonly device: string };
/** A person whose browser has been signed in before. */
async function owner(): Promise<Owner> {
  const account = await signUp(server);
  const response = await signIn(account.email, account.password, elsewhere());
  const device = response.headers.getSetCookie().find((each) => each.includes(".device_")) ?? "";
  return { ...account, device: device.split(";")[0] ?? "" };
}

test("wrong passwords from everywhere never close the owner's own browser", async () => {
  const { email, password, device } = await owner();
  for (let guess = 0; guess < 40; guess += 1)
    tally.status(
      await signIn(email.toUpperCase(), `guess ${guess}`, elsewhere()),
      guess < 10 ? [401] : [429],
      `guess ${guess}`,
    );
  tally.status(
    await signIn(email, password, elsewhere()),
    [429],
    "the right password among guesses, in a browser nobody knows",
  );
  tally.status(await signIn(email, password, elsewhere(), device), [200], "the owner's browser under attack");
});

test("a crowd in the owner's own network does not close their browser either", async () => {
  const { email, password, device } = await owner();
  const office = elsewhere();
  for (let guess = 0; guess < 60; guess += 1)
    tally.status(await signIn(freshEmail(), "guess", office), guess < 50 ? [401] : [429], `office ${guess}`);
  tally.status(await signIn(email, password, office), [429], "a browser nobody knows in a crowd");
  tally.status(await signIn(email, password, office, device), [200], "the owner's browser in a crowd");
});

test("a known browser is slowed down by its own guesses, and by no other's", async () => {
  const { email, password, device } = await owner();
  const second = await signIn(email, password, elsewhere());
  const other =
    second.headers
      .getSetCookie()
      .find((each) => each.includes(".device_"))
      ?.split(";")[0] ?? "";
  for (let guess = 0; guess < 14; guess += 1)
    tally.status(
      await signIn(email, `guess ${guess}`, elsewhere(), device),
      guess < 10 ? [401] : [429],
      `known ${guess}`,
    );
  tally.status(await signIn(email, password, elsewhere(), device), [429], "a known browser that guessed");
  tally.status(await signIn(email, password, elsewhere(), other), [200], "another known browser");
});

test("a cookie that is another account's, altered, made up or too old counts for nothing", async () => {
  const victim = await owner();
  const attacker = await owner();
  for (let guess = 0; guess < 10; guess += 1) await signIn(victim.email, "guess", elsewhere());
  const [name = "", value = ""] = victim.device.split("=");
  const [account, id, at, signature] = value.split(".");
  const forged = [
    attacker.device,
    `${name}=${attacker.device.split("=")[1]}`,
    `${name}=${account}.${"x".repeat(22)}.${at}.${signature}`,
    `${name}=${account}.${id}.${Number(at) + 1}.${signature}`,
    `${name}=${account}.${id}.${at}.`,
    `${name}=${account}.${id}.${at}`,
    `${name}=`,
    `${name}=${"x".repeat(4_000)}`,
    `${name.replace(".device_", ".other_")}=${value}`,
    Array.from({ length: 500 }, (_, each) => `${name}${each}=a.b.c.d`).join("; "),
  ];
  for (const cookie of forged)
    tally.status(
      await signIn(victim.email, victim.password, elsewhere(), cookie),
      [429],
      cookie.slice(0, 40),
    );
  server.clock.advance(400 * 24 * 3_600_000 + 1_000);
  for (let guess = 0; guess < 10; guess += 1) await signIn(victim.email, "guess", elsewhere());
  tally.status(
    await signIn(victim.email, victim.password, elsewhere(), victim.device),
    [429],
    "a cookie of last year",
  );
});

test("an account of one's own buys no guesses at others', however many browsers it is known to", async () => {
  const { email, password } = await owner();
  const office = elsewhere();
  const answers: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const response = await signIn(email, password, elsewhere());
    const device =
      response.headers
        .getSetCookie()
        .find((each) => each.includes(".device_"))
        ?.split(";")[0] ?? "";
    for (let guess = 0; guess < 12; guess += 1)
      answers.push((await signIn(freshEmail(), "guess", office, device)).status);
  }
  for (const [at, status] of answers.entries())
    tally.note(status === (at < 50 ? 401 : 429), `guess ${at} by a known browser answered ${status}`);
});

test("mails asked for by strangers never use up the owner's own", async () => {
  for (const path of ["request-password-reset", "send-verification-email"]) {
    const { email, device } = await owner();
    for (let time = 0; time < 24; time += 1)
      tally.status(await ask(path, { email }, elsewhere()), time < 20 ? [200] : [429], `${path} ${time}`);
    const before = mailsTo(server, email).length;
    tally.status(await ask(path, { email }, elsewhere(), device), [200], `${path} in the owner's browser`);
    const sent = mailsTo(server, email).length - before;
    tally.note(sent === (path === "request-password-reset" ? 1 : 0), `${path} sent ${sent} mails`);
  }
});

test("one stranger uses up only what strangers of one network have, for mails and for sign-ups", async () => {
  const bodies: Readonly<Record<string, object>> = {
    "request-password-reset": {},
    "send-verification-email": {},
    "sign-up/email": { password: goodPassword, acceptTerms: true, isAdult: true },
  };
  for (const [path, more] of Object.entries(bodies)) {
    const email = freshEmail();
    const from = elsewhere();
    for (let time = 0; time < 8; time += 1)
      tally.status(await ask(path, { email, ...more }, from), time < 5 ? [200] : [429], `${path} ${time}`);
    tally.status(await ask(path, { email, ...more }, elsewhere()), [200], `${path} of somebody else`);
  }
});

test("choosing a password by mail, or coming back from a provider, makes the browser known", async () => {
  const { email } = await owner();
  const browser = openBrowser(server);
  await browser.request("/api/auth/request-password-reset", { method: "POST", json: { email } });
  const token = new URL(/^http\S+$/m.exec(mailsTo(server, email)[0]?.text ?? "")?.[0] ?? "").searchParams.get(
    "token",
  );
  const json = { token, newPassword: "chosen by the owner" };
  expect((await browser.request("/api/auth/reset-password", { method: "POST", json })).status).toBe(200);
  for (let guess = 0; guess < 10; guess += 1) await signIn(email, "guess", elsewhere());
  tally.status(
    await signIn(email, "chosen by the owner", elsewhere(), browser.cookie()),
    [200],
    "after a reset",
  );
});

test("over https the cookie is the host's alone, and no script reads it", async () => {
  const secure = await createTestServer({ PUBLIC_URL: "https://tendre.example" });
  const account = await signUp(secure);
  const json = { email: account.email, password: account.password };
  const response = await secure.request("/api/auth/sign-in/email", { method: "POST", json });
  const cookie = response.headers.getSetCookie().find((each) => each.includes(".device_"));
  await secure.close();
  expect(cookie).toMatch(
    /^__Host-tendre\.device_[\w-]{8}=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(cookie).not.toContain(account.email);
});
