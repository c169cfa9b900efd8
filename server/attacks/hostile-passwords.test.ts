/** Passwords that no form sends: 5,000 letters, a NUL, pictures, lone surrogates, the same letters in another spelling. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { newestToken, requestAccount, type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("hostile-passwords");

let server: TestServer;
let anna: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  anna = await signUp(server);
});
afterAll(() => server.close());

const post = (path: string, json: object, cookie = "") =>
  server.request(`/api/auth/${path}`, { method: "POST", json, cookie });
const endless = "x".repeat(5_000);
const odd: readonly (readonly [string, string])[] = [
  ["5,000 letters", endless],
  ["5,000 pictures", "🌊".repeat(5_000)],
  ["a NUL", "three rivers\u0000 one lake"],
  ["a lone surrogate", "three rivers \ud83c one lake"],
  ["nothing but spaces", " ".repeat(40)],
  ["an object", "[object Object]"],
];

test.each(odd)(
  "%s is no way in, and no fault of the server, at every door that takes a password",
  async (_, password) => {
    const doors = [
      await post("sign-in/email", { email: anna.email, password }),
      await post("sign-in/email", { email: "nobody@example.org", password }),
      await post("prove", { password }, anna.cookie),
      await post("reset-password", { token: "made-up", newPassword: password }),
      await post("verify-email", { token: "made-up", password }),
    ];
    for (const door of doors) tally.status(door, [400, 401, 413], "a door");
  },
);

test("a password of 5,000 letters is refused wherever one is chosen, and uses no link up", async () => {
  const fields = { email: "new@example.org", password: endless, acceptTerms: true, isAdult: true };
  tally.status(await post("sign-up/email", fields), [400], "sign-up");
  await post("request-password-reset", { email: anna.email });
  const token = newestToken(server, anna.email);
  tally.status(await post("reset-password", { token, newPassword: endless }), [400], "reset");
  tally.status(await post("password", { newPassword: endless }, anna.cookie), [400], "a new one");
  const waiting = await requestAccount(server);
  const confirming = { token: newestToken(server, waiting.email), password: endless };
  tally.status(await post("verify-email", confirming), [400], "confirmation");
  expect((await post("reset-password", { token, newPassword: anna.password })).status).toBe(200);
});

test.each([
  ["a NUL", "three rivers\u0000, one lake", "three rivers"],
  ["pictures", "🦊🌙🪐🐚🌲🫧", "🦊🌙🪐🐚🌲"],
  ["a family of joined pictures", "👩‍👩‍👧‍👦 at the lake", "👩👩👧👦 at the lake"],
  ["72 letters and more", `${"long ".repeat(20)}end`, "long ".repeat(20)],
])(
  "a password with %s is kept whole: what stands before or beside it opens nothing",
  async (_, password, part) => {
    const fields = { password };
    const person = await signUp(server, fields);
    await signIn(server, person);
    tally.status(await post("sign-in/email", { email: person.email, password: part }), [401], "a part of it");
    tally.status(
      await post("sign-in/email", { email: person.email, password: `${password}x` }),
      [401],
      "more",
    );
  },
);

test("one password typed on two systems is one: its letters composed or not", async () => {
  const person = await signUp(server, { password: "l\u2019\u00e9t\u00e9 au bord de l\u2019eau" });
  const decomposed = person.password.normalize("NFD");
  expect(decomposed).not.toBe(person.password);
  await signIn(server, { ...person, password: decomposed });
});
