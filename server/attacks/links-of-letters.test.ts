/**
 * The links of letters in other hands: a mail scanner that opens every one, and a caller who claims that this server has another name, so
 * that a letter to somebody else would lead there.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailsTo, newestToken, requestAccount, signIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer, testOrigin } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("links-of-letters");

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];
const accountRows = async () => {
  const tables = ["users", "accounts", "sessions", "mail_links", "factors", "passkeys", "trusted_browsers"];
  const { rows } = await server.database.outside(
    tables
      .map((table) => `select '${table}' as name, t::text as row from auth.${table} t`)
      .join(" union all "),
  );
  return rows.map(({ name, row }) => `${name} ${row}`).toSorted();
};

test("a scanner that opens every link of every letter changes nothing, and the links still work for whom they were sent", async () => {
  const anna = await signUp(server);
  const waiting = await requestAccount(server);
  const json = { email: anna.email };
  await server.request("/api/auth/request-password-reset", { method: "POST", json });
  const before = await accountRows();
  const letters = [...mailsTo(server, anna.email), ...mailsTo(server, waiting.email)];
  const links = letters.flatMap(({ text }) => linksIn(text));
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const { pathname, search } = new URL(link);
    const token = new URLSearchParams(search).get("token");
    const paths = [
      pathname + search,
      `/api/auth/verify-email?token=${token}`,
      `/api/auth/reset-password?token=${token}`,
    ];
    for (const path of paths)
      for (const method of ["GET", "HEAD", "OPTIONS"]) {
        const response = await server.request(path, { method });
        tally.note(response.headers.getSetCookie().length === 0, `${method} ${pathname} set a cookie`);
      }
  }
  tally.note(JSON.stringify(await accountRows()) === JSON.stringify(before), "a row was changed");
  const newPassword = "four hills, no lake";
  const reset = { token: newestToken(server, anna.email), newPassword };
  const chosen = await server.request("/api/auth/reset-password", { method: "POST", json: reset });
  expect(chosen.status).toBe(200);
  await signIn(server, { email: anna.email, password: newPassword });
});

test("a letter leads to this server, whatever name the request gave it", async () => {
  const anna = await signUp(server);
  const forged = {
    host: "lure.example.org",
    "x-forwarded-host": "lure.example.org",
    "x-forwarded-proto": "https",
    "x-original-host": "lure.example.org",
    forwarded: "host=lure.example.org;proto=https",
    referer: "https://lure.example.org/",
  };
  const ask = (path: string, json: object) =>
    server.request(`/api/auth/${path}`, { method: "POST", json, headers: forged });
  const targets = { redirectTo: "https://lure.example.org/reset" };
  await ask("request-password-reset", { email: anna.email, ...targets });
  const waiting = await requestAccount(server);
  await ask("send-verification-email", {
    email: waiting.email,
    callbackURL: "https://lure.example.org/confirm",
  });
  for (const { email } of [anna, waiting])
    for (const { text } of mailsTo(server, email)) {
      tally.note(!text.includes("lure.example.org"), "a letter names another server");
      for (const link of linksIn(text))
        tally.note(link.startsWith(`${testOrigin}/`), "a link leads elsewhere");
    }
});
