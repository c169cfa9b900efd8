/** Somebody who was at a browser, or at the request, before its person signs in or asks for a mail. */
import { afterAll, beforeAll, test } from "vitest";
import { cookieOf, mailsTo, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer, testOrigin } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("before-sign-in");
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test("a session planted in somebody's browser before they sign in is never theirs", async () => {
  const [attacker, victim] = [await signUp(server), await signUp(server)];
  const { cookieName, toCookieValue } = server.services.tokens;
  const madeUp = toCookieValue("a".repeat(32));
  const json = { email: victim.email, password: victim.password };
  for (const planted of [attacker.cookie, `${cookieName}=${encodeURIComponent(madeUp)}`]) {
    const answer = await server.request("/api/auth/sign-in/email", {
      method: "POST",
      json,
      cookie: planted,
    });
    const own = cookieOf(server, answer);
    tally.note(own.split("; ")[0] !== planted.split("; ")[0], "a new session");
    const who = async (cookie: string) =>
      (await (await server.request("/api/session", { cookie })).json())?.person.id ?? null;
    tally.note((await who(own)) === victim.personId, "the victim in their own session");
    tally.note((await who(planted)) !== victim.personId, "the victim in the planted session");
  }
});

test("a forged Host leads no link of a mail elsewhere", async () => {
  const { email } = await signUp(server);
  const forged = ["host", "x-forwarded-host", "x-original-host", "forwarded", "origin", "referer"];
  for (const name of forged) {
    const value = { forwarded: "host=evil.example", origin: "https://evil.example" }[name] ?? "evil.example";
    await server.request("/api/auth/request-password-reset", {
      method: "POST",
      json: { email, redirectTo: "https://evil.example/" },
      headers: { [name]: value },
    });
    const text = mailsTo(server, email)[0]?.text ?? "";
    tally.note(text.includes(`${testOrigin}/`) && !text.includes("evil"), `a mail by a forged ${name}`);
  }
});
