/**
 * An attacker at the door of passkeys: with another site that a person was lured to, with answers that were seen, with a copy of an
 * authenticator, with an account and a passkey of their own, and with none at all.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { passkeyChallengeLife } from "#domain/account/passkey.ts";
import { addFactor } from "#server/testing/factors.ts";
import {
  addPasskey,
  answerWith,
  confirmWithPasskey,
  makePasskey,
  passkeyLies,
  signInWithPasskey,
  type TestPasskey,
} from "#server/testing/passkeys.ts";
import { type SignedIn, signUp } from "#server/testing/people.ts";
import type { TestServer } from "#server/testing/test-server.ts";
import { startTwoInstances, type TwoInstances } from "#server/testing/two-instances.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("passkeys");

let instances: TwoInstances;
let server: TestServer;
beforeAll(async () => {
  instances = await startTwoInstances({ TRUSTED_PROXIES: "1" });
  server = instances.first;
});
afterAll(() => instances.close());

let anna: SignedIn;
let bruno: SignedIn;
let annas: TestPasskey & { readonly id: string };
let brunos: TestPasskey & { readonly id: string };
beforeEach(async () => {
  [anna, bruno] = await Promise.all([signUp(server), signUp(server)]);
  annas = await addPasskey(server, anna.cookie, { count: 7 });
  brunos = await addPasskey(server, bruno.cookie);
});

let networks = 0;
const elsewhere = () => ({ "x-forwarded-for": `198.18.${Math.floor(++networks / 250)}.${networks % 250}` });
const post = (path: string, json: object, by: { cookie?: string; headers?: Record<string, string> } = {}) =>
  server.request(`/api/auth/${path}`, { method: "POST", json, headers: elsewhere(), ...by });
const ask = async (path: string, cookie = "") => (await post(path, {}, { cookie })).json();
const codeIn = async (response: Response) => [response.status, (await response.json()).code];
const outside = (text: string, values: readonly unknown[]) => server.database.outside(text, [...values]);
const sessions = async ({ personId }: SignedIn) =>
  (
    await outside("select id from auth.sessions where user_id = $1 and sign_in_method = 'passkey'", [
      personId,
    ])
  ).rows.length;
const refused = [400, "invalid_passkey"];
const stale = [400, "invalid_challenge"];

test.each(passkeyLies)(
  "an answer from %s signs nobody in, is no second factor and no proof",
  async (_, lie) => {
    expect(await codeIn(await signInWithPasskey(server.request, annas, lie))).toEqual(refused);
    const asProof = await confirmWithPasskey(server.request, annas, { cookie: anna.cookie }, { lies: lie });
    expect(await codeIn(asProof)).toEqual(refused);
    tally.note((await sessions(anna)) === 0, JSON.stringify(lie));
  },
);

test("a signature that was changed, cut or made with another key opens nothing", async () => {
  const wrongs = (credential: ReturnType<typeof answerWith>) => {
    const { signature, authenticatorData } = credential.response;
    const turned = (text: string, at: number) => {
      const raw = Buffer.from(text, "base64url");
      raw[at] = (raw[at] ?? 0) ^ 1;
      return raw.toString("base64url");
    };
    return [
      { signature: turned(signature, 20) },
      { signature: signature.slice(0, 20) },
      { authenticatorData: turned(authenticatorData, 36) },
      { authenticatorData: authenticatorData.slice(0, 30) },
      { clientDataJSON: Buffer.from("no JSON").toString("base64url") },
      { clientDataJSON: Buffer.from("null").toString("base64url") },
    ];
  };
  for (let at = 0; at < 6; at += 1) {
    const { challengeId, options } = await ask("sign-in/passkey/options");
    const credential = answerWith(annas, options);
    const response = { ...credential.response, ...wrongs(credential)[at] };
    const answer = await post("sign-in/passkey", { challengeId, credential: { ...credential, response } });
    expect([at, ...(await codeIn(answer))]).toEqual([at, ...refused]);
  }
  const { challengeId, options } = await ask("sign-in/passkey/options");
  const credential = answerWith({ ...annas, key: brunos.key }, options);
  expect(await codeIn(await post("sign-in/passkey", { challengeId, credential }))).toEqual(refused);
});

test("an answer is good once: the same again, doubled, or twenty at once on two servers, opens one session", async () => {
  const { challengeId, options } = await ask("sign-in/passkey/options");
  const json = { challengeId, credential: answerWith(brunos, options) };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      instances.both[at % 2 === 0 ? 0 : 1].request("/api/auth/sign-in/passkey", {
        method: "POST",
        json,
        headers: elsewhere(),
      }),
    ),
  );
  const said = await Promise.all(answers.map(codeIn));
  expect(said.filter(([status]) => status === 200)).toHaveLength(1);
  expect(said.filter(([, code]) => code === "invalid_challenge")).toHaveLength(19);
  expect(await codeIn(await post("sign-in/passkey", json))).toEqual(stale);
  expect(await sessions(bruno)).toBe(1);
});

test("a wrong answer uses its challenge up, too", async () => {
  const { challengeId, options } = await ask("sign-in/passkey/options");
  const wrong = answerWith(brunos, options, { origin: "https://lure.example.org" });
  expect(await codeIn(await post("sign-in/passkey", { challengeId, credential: wrong }))).toEqual(refused);
  const right = answerWith(brunos, options);
  expect(await codeIn(await post("sign-in/passkey", { challengeId, credential: right }))).toEqual(stale);
});

test("a challenge of another session, person or purpose, or one that is too old, is none", async () => {
  const signingIn = await ask("sign-in/passkey/options");
  const proving = await ask("passkeys/challenge", anna.cookie);
  const making = await ask("passkeys/options", anna.cookie);
  const brunosProof = await ask("passkeys/challenge", bruno.cookie);
  const answerTo = ({ challengeId, options }: typeof proving, passkey = annas) => ({
    challengeId,
    credential: answerWith(passkey, { rpId: "tendre.test", ...options }),
  });
  const as = { cookie: anna.cookie };
  expect(await codeIn(await post("passkeys/verify", answerTo(signingIn), as))).toEqual(stale);
  expect(await codeIn(await post("passkeys/verify", answerTo(making), as))).toEqual(stale);
  expect(await codeIn(await post("passkeys/verify", answerTo(brunosProof), as))).toEqual(stale);
  expect(await codeIn(await post("sign-in/passkey", answerTo(proving)))).toEqual(stale);
  expect(await codeIn(await post("sign-in/passkey", answerTo(making)))).toEqual(stale);
  const made = makePasskey({ ...making.options, challenge: proving.options.challenge });
  const forged = { challengeId: proving.challengeId, friendly_name: "", credential: made.credential };
  expect(await codeIn(await post("passkeys", forged, as))).toEqual(stale);
  // None of it took them from whose they are.
  expect(
    (await post("passkeys/verify", answerTo(brunosProof, brunos), { cookie: bruno.cookie })).status,
  ).toBe(200);
  const older = await ask("passkeys/challenge", anna.cookie);
  const newer = await ask("passkeys/challenge", anna.cookie);
  expect(await codeIn(await post("passkeys/verify", answerTo(older), as))).toEqual(stale);
  server.clock.advance(passkeyChallengeLife);
  expect(await codeIn(await post("passkeys/verify", answerTo(newer), as))).toEqual(stale);
  expect(await codeIn(await post("sign-in/passkey", answerTo(signingIn)))).toEqual(stale);
});

test("a counter that stands still or goes back is refused, and its owner reads of it; one that never counts is not", async () => {
  expect((await signInWithPasskey(server.request, annas)).status).toBe(200);
  const copy = { ...annas };
  expect((await signInWithPasskey(server.request, annas)).status).toBe(200);
  expect(await codeIn(await signInWithPasskey(server.request, copy))).toEqual(refused);
  expect(await codeIn(await signInWithPasskey(server.request, { ...annas, count: 0 }))).toEqual(refused);
  const asProof = await confirmWithPasskey(server.request, { ...annas, count: 2 }, { cookie: anna.cookie });
  expect(await codeIn(asProof)).toEqual(refused);
  await server.services.security.flush();
  const { rows } = await outside(
    "select sum(times)::int as times from security_events where person_id = $1 and kind = 'passkey_refused'",
    [anna.personId],
  );
  expect(rows[0].times).toBe(3);
  expect((await signInWithPasskey(server.request, annas)).status).toBe(200);
  for (let time = 0; time < 2; time += 1)
    expect((await signInWithPasskey(server.request, brunos)).status).toBe(200);
});

test("of two answers with the same count at once, one gets in", async () => {
  const twins = [{ ...annas }, { ...annas }];
  const answers = await Promise.all(
    twins.map((twin, at) =>
      signInWithPasskey(instances.both[at === 0 ? 0 : 1].request, twin, {}, { headers: elsewhere() }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("another person's passkey finishes no sign-in and proves nothing, and its id cannot be taken", async () => {
  await addFactor(server, anna.cookie);
  const asAnna = { cookie: anna.cookie };
  expect(await codeIn(await confirmWithPasskey(server.request, brunos, asAnna))).toEqual(refused);
  const json = { email: anna.email, password: anna.password };
  const { token } = await (await post("sign-in/email", json)).json();
  const half = { headers: { authorization: `Bearer ${token}`, ...elsewhere() } };
  expect(await codeIn(await confirmWithPasskey(server.request, brunos, half))).toEqual(refused);
  // An attacker registers the id as their own, with a key of their own.
  const { challengeId, options } = await ask("passkeys/options", bruno.cookie);
  const { passkey: forged, credential } = makePasskey(options, { id: annas.credentialId });
  const taken = await post(
    "passkeys",
    { challengeId, friendly_name: "", credential },
    { cookie: bruno.cookie },
  );
  expect(await codeIn(taken)).toEqual(refused);
  expect(await codeIn(await signInWithPasskey(server.request, forged))).toEqual(refused);
  const mine = await signInWithPasskey(server.request, annas);
  expect((await mine.json()).person.id).toBe(anna.personId);
});

test("the handle says whose passkey it is: without it, or with another's, nobody is signed in", async () => {
  for (const userHandle of [null, brunos.userHandle, annas.userHandle.slice(0, -1)])
    expect(await codeIn(await signInWithPasskey(server.request, annas, { userHandle }))).toEqual(refused);
  // After the password it is known who asks: keys that keep no handle do.
  const proof = await confirmWithPasskey(
    server.request,
    annas,
    { cookie: anna.cookie },
    { lies: { userHandle: null } },
  );
  expect(proof.status).toBe(200);
});

test("a half-finished sign-in makes, lists and revokes no passkey", async () => {
  await addFactor(server, anna.cookie);
  const json = { email: anna.email, password: anna.password };
  const { token } = await (await post("sign-in/email", json)).json();
  const headers = { authorization: `Bearer ${token}`, ...elsewhere() };
  for (const [method, path] of [
    ["GET", "passkeys"],
    ["POST", "passkeys/options"],
    ["POST", "passkeys"],
    ["PATCH", `passkeys/${annas.id}`],
    ["DELETE", `passkeys/${annas.id}`],
  ] as const) {
    const body = method === "GET" ? {} : { json: {} };
    tally.status(await server.request(`/api/auth/${path}`, { method, headers, ...body }), [401], path);
  }
});

test("a banned, a deleted and an unconfirmed account are not entered; a passkey that never was is refused in the same words", async () => {
  const unknown = await signInWithPasskey(server.request, {
    ...annas,
    credentialId: "AAAAAAAAAAAAAAAAAAAAAA",
  });
  const answer = { status: unknown.status, body: await unknown.text() };
  expect(answer.status).toBe(400);
  const wrong = await signInWithPasskey(server.request, annas, { origin: "https://lure.example.org" });
  expect({ status: wrong.status, body: await wrong.text() }).toEqual(answer);

  await outside("update auth.users set banned_at = now() where id = $1", [anna.personId]);
  const bannedButWrong = await signInWithPasskey(server.request, annas, { userVerified: false });
  expect({ status: bannedButWrong.status, body: await bannedButWrong.text() }).toEqual(answer);
  expect(await codeIn(await signInWithPasskey(server.request, annas))).toEqual([403, "forbidden"]);
  await outside("update auth.users set banned_at = null, email_verified = false where id = $1", [
    anna.personId,
  ]);
  expect(await codeIn(await signInWithPasskey(server.request, annas))).toEqual([403, "email_not_verified"]);
  expect(await sessions(anna)).toBe(0);

  const gone = await server.request("/api/account/deletion/now", {
    method: "POST",
    json: {},
    cookie: bruno.cookie,
  });
  if (!gone.ok) await outside("delete from auth.users where id = $1", [bruno.personId]);
  const deleted = await signInWithPasskey(server.request, brunos);
  expect({ status: deleted.status, body: await deleted.text() }).toEqual(answer);
  const { rows } = await outside("select id from auth.passkeys where user_id = $1", [bruno.personId]);
  expect(rows).toEqual([]);
});

test("a passkey that is revoked while it answers opens nothing that stays", async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await addPasskey(server, anna.cookie);
    const { challengeId, options } = await ask("sign-in/passkey/options");
    const json = { challengeId, credential: answerWith(one, options) };
    const [entered, removed] = await Promise.all([
      post("sign-in/passkey", json),
      server.request(`/api/auth/passkeys/${one.id}`, { method: "DELETE", cookie: anna.cookie }),
    ]);
    expect(removed.status).toBe(200);
    const { token } = await entered.json();
    const headers = { authorization: `Bearer ${token}` };
    const session = await (await server.request("/api/session", { headers })).json();
    tally.note(session === null, `round ${round}`);
  }
});

test("what an extension says never comes here, nor anything else that was not asked for", async () => {
  const { challengeId, options } = await ask("sign-in/passkey/options");
  const credential = answerWith(annas, options);
  const prf = { prf: { results: { first: "c2VjcmV0" } } };
  for (const more of [
    { clientExtensionResults: prf },
    { clientExtensionResults: {} },
    { authenticatorAttachment: "platform" },
  ]) {
    const answer = await post("sign-in/passkey", { challengeId, credential: { ...credential, ...more } });
    expect(answer.status).toBe(400);
  }
  expect((await post("sign-in/passkey", { challengeId, credential })).status).toBe(200);
});
