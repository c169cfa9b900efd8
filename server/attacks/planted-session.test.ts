/**
 * Somebody who can put cookies into another's browser before they sign in (a shared computer, a site below this one): what they put there
 * must not be the session that the other one then has, nor a way to see it.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFactor, answer, freshCode } from "#server/testing/factors.ts";
import { addPasskey, signInWithPasskey } from "#server/testing/passkeys.ts";
import { cookieOf, type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("planted-session");

let server: TestServer;
let anna: SignedIn;
let mallory: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  [anna, mallory] = await Promise.all([signUp(server), signUp(server)]);
});
afterAll(() => server.close());

const who = async (cookie: string): Promise<string | undefined> =>
  (await (await server.request("/api/session", { cookie })).json())?.person?.id;
const enter = ({ email, password }: SignedIn, cookie: string) =>
  server.request("/api/auth/sign-in/email", { method: "POST", json: { email, password }, cookie });

/** A session that nobody has, with a signature that is ours. */
const invented = () => server.services.tokens.toCookieHeader("a".repeat(32));

test("a session that was planted is not the one that a sign-in opens, whoever's it was", async () => {
  const mallorys = await signIn(server, mallory);
  for (const planted of [mallorys.cookie, invented(), "tendre.session_token=x; tendre.present=y"]) {
    const entered = await enter(anna, planted);
    const own = cookieOf(server, entered);
    expect(await who(own)).toBe(anna.personId);
    tally.note(
      !planted.split("; ").some((pair) => own.split("; ").includes(pair)),
      "a planted cookie was taken over",
    );
    tally.note((await who(planted)) !== anna.personId, "a planted session is the other's");
  }
  expect(await who(mallorys.cookie)).toBe(mallory.personId);
});

test("nor is it after a passkey", async () => {
  const passkey = await addPasskey(server, anna.cookie);
  const mallorys = await signIn(server, mallory);
  const entered = await signInWithPasskey(server.request, passkey, {}, { cookie: mallorys.cookie });
  expect(await who(cookieOf(server, entered))).toBe(anna.personId);
  tally.note((await who(mallorys.cookie)) === mallory.personId, "after a passkey");
});

test("nor is a sign-in that waits: finishing it gives a token that whoever planted the first never saw", async () => {
  const bruno = await signUp(server);
  const factor = await addFactor(server, bruno.cookie);
  const half = cookieOf(server, await enter(bruno, ""));
  const code = freshCode(server, factor);
  const finished = await answer(server.request, factor.id, { code }, { cookie: half });
  expect(await who(cookieOf(server, finished))).toBe(bruno.personId);
  tally.note((await who(half)) === undefined, "the half-finished one got in");
});
