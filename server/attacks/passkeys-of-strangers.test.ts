/** An attacker without an account, at the door of passkeys: how much they may ask, and what they can learn by the clock. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPasskey, answerWith, signInWithPasskey, type TestPasskey } from "#server/testing/passkeys.ts";
import { signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("passkeys-of-strangers");

let server: TestServer;
let known: TestPasskey;
let other: TestPasskey;
beforeAll(async () => {
  // Outside production a network is a crowd of twenty.
  server = await createTestServer({ NODE_ENV: "production", TRUSTED_PROXIES: "1" });
  const [anna, bruno] = await Promise.all([signUp(server), signUp(server)]);
  known = await addPasskey(server, anna.cookie);
  other = await addPasskey(server, bruno.cookie);
});
afterAll(() => server.close());

let networks = 0;
const elsewhere = () => ({ "x-forwarded-for": `198.18.${Math.floor(++networks / 250)}.${networks % 250}` });
const unknownId = "A".repeat(22);

test("strangers are stopped: fifty wrong answers and three hundred questions of one network; a right answer is not counted", async () => {
  const { request } = server;
  const [noisy, quiet] = [elsewhere(), elsewhere()];
  const said: number[] = [];
  for (let at = 0; at < 52; at += 1) {
    const nobodys = { ...known, credentialId: unknownId };
    said.push((await signInWithPasskey(request, nobodys, {}, { headers: noisy })).status);
  }
  expect(said).toEqual([...Array(50).fill(400), 429, 429]);
  for (let at = 0; at < 52; at += 1)
    expect((await signInWithPasskey(request, known, {}, { headers: quiet })).status).toBe(200);
  const asked: number[] = [];
  for (let at = 0; at < 250; at += 1) {
    const options = { method: "POST", json: {}, headers: noisy };
    asked.push((await request("/api/auth/sign-in/passkey/options", options)).status);
  }
  expect([asked.indexOf(429), asked.at(-1)]).toEqual([248, 429]);
});

test("an answer takes as long for a passkey that somebody has as for one that nobody has", async () => {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const measure = async (credentialId: string) => {
    const headers = elsewhere();
    const by = { method: "POST", headers };
    const asked = await server.request("/api/auth/sign-in/passkey/options", { ...by, json: {} });
    const { challengeId, options } = await asked.json();
    // Signed with another key: refused either way.
    const credential = answerWith({ ...other, credentialId }, options);
    const began = performance.now();
    const response = await server.request("/api/auth/sign-in/passkey", {
      ...by,
      json: { challengeId, credential },
    });
    await response.text();
    const took = performance.now() - began;
    tally.status(response, [400], "a wrong answer");
    return took;
  };
  for (let pair = 0; pair < 300; pair += 1) {
    const order = pair % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const kind of order)
      times[kind].push(await measure(kind === "known" ? known.credentialId : unknownId));
  }
  const wins = times.known.flatMap((one) => times.unknown.map((another) => (one > another ? 1 : 0)));
  const area = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
  // 0.5 is chance; without a key that is verified in its place the unknown ones are told apart by more than 0.9.
  expect(area).toBeGreaterThan(0.4);
  expect(area).toBeLessThan(0.6);
}, 120_000);
