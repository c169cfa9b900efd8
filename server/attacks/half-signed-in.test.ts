/**
 * An attacker who knows the password of somebody who has a second factor: what the half-finished sign-in opens, on every route that is
 * declared; and somebody who sits down at a session that is open: what it does without a new proof.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { proofLife } from "#domain/account/second-factor.ts";
import { declareRoutes } from "#server/app.ts";
import { type DescribedRoute, describeRoutes } from "#server/http/routes/inventory.ts";
import { addFactor, answer, freshCode, type TestFactor, wrongCodeOf } from "#server/testing/factors.ts";
import { callRoute, nameOf } from "#server/testing/matrix/call-route.ts";
import type { Target } from "#server/testing/matrix/sample-input.ts";
import { cookieOf, type SignedIn, signIn, signUp } from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("half-signed-in");

let server: TestServer;
let routes: readonly DescribedRoute[];
let anna: SignedIn;
let factor: TestFactor;
let target: Target;
beforeAll(async () => {
  server = await createTestServer();
  routes = describeRoutes(declareRoutes(server.services));
  anna = await signUp(server);
  factor = await addFactor(server, anna.cookie);
  target = { personId: anna.personId, email: anna.email, things: { factors: factor.id } };
});
afterAll(() => server.close());

const password = async () => {
  const { email } = anna;
  const json = { email, password: anna.password };
  const response = await server.request("/api/auth/sign-in/email", { method: "POST", json });
  return { cookie: cookieOf(server, response), token: String((await response.json()).token) };
};

test("a half-finished second factor opens none of all routes but those that finish it", async () => {
  const { cookie, token } = await password();
  const open: string[] = [];
  const behind = routes.filter(({ auth }) => auth !== "public" && auth !== "signed" && auth !== "dev");
  expect(behind.length).toBeGreaterThan(25);
  for (const route of behind) {
    const said = await callRoute(server, route, cookie, target);
    if (said.status !== 401) open.push(nameOf(route));
    tally.note(said.status === 401 || route.auth === "signing-in", `by cookie: ${nameOf(route)}`);
    // The same as a script would, and with a word that the body's schema refuses: who asks comes first.
    const bearing = { method: route.method, headers: { authorization: `Bearer ${token}` } };
    const path = route.path.replace(/:(\w+)/g, factor.id);
    const raw = await server.request(path, route.method === "GET" ? bearing : { ...bearing, json: {} });
    tally.note(raw.status === 401 || route.auth === "signing-in", `by bearer: ${nameOf(route)}`);
  }
  expect(open.toSorted()).toEqual([
    "POST /api/auth/backup-codes/verify",
    "POST /api/auth/factor-loss",
    "POST /api/auth/factor-loss/finish",
    "POST /api/auth/factors/:id/challenge",
    "POST /api/auth/factors/:id/verify",
    "POST /api/auth/passkeys/challenge",
    "POST /api/auth/passkeys/verify",
  ]);
  const session = await (await server.request("/api/session", { cookie })).json();
  tally.note(session === null, "who is signed in");
});

test("public routes tell the half signed in nothing of the person but the address they typed and their factors' names", async () => {
  const { cookie } = await password();
  for (const route of routes.filter(({ auth, method }) => auth === "public" && method === "GET")) {
    const { text } = await callRoute(server, route, cookie, target);
    tally.note(!text.includes(anna.personId), nameOf(route));
  }
});

test("another's factor, known by its id, does not finish a sign-in", async () => {
  const bruno = await signUp(server);
  const theirs = await addFactor(server, bruno.cookie);
  const { cookie } = await password();
  const code = freshCode(server, theirs);
  tally.status(await answer(server.request, theirs.id, { code }, { cookie }), [404], "another's factor");
  const [backup] = theirs.backupCodes ?? [];
  const json = { code: backup };
  const used = await server.request("/api/auth/backup-codes/verify", { method: "POST", json, cookie });
  tally.status(used, [400], "another's backup code");
});

test("every route that asks for a recent proof refuses an old session, and only then", async () => {
  const asking = routes.filter(({ auth, recentProof }) => recentProof && auth !== "superadmin");
  expect(asking.map(nameOf).toSorted()).toEqual([
    "DELETE /api/auth/factors/:id",
    "DELETE /api/auth/passkeys/:id",
    "DELETE /api/auth/phone",
    "PATCH /api/auth/login-alerts",
    "POST /api/account/deletion",
    "POST /api/account/deletion/now",
    "POST /api/auth/backup-codes",
    "POST /api/auth/email",
    "POST /api/auth/factors",
    "POST /api/auth/link-social",
    "POST /api/auth/passkeys",
    "POST /api/auth/passkeys/options",
    "POST /api/auth/password",
    "POST /api/auth/phone",
    "POST /api/auth/tokens",
    "POST /api/auth/unlink-social",
  ]);
  const bruno = await signUp(server);
  const old = await signIn(server, bruno);
  server.clock.advance(proofLife - 1);
  const at = { ...target, personId: bruno.personId, email: bruno.email, things: {} };
  // After "now" there would be nobody to ask again (server/features/account-deletion/account-deletion.test.ts calls it in time).
  for (const route of asking.filter(({ path }) => !path.endsWith("/now"))) {
    const { status } = await callRoute(server, route, old.cookie, at);
    tally.note(status !== 403, `in time: ${nameOf(route)}`);
  }
  server.clock.advance(1);
  for (const route of asking) {
    const { status, code } = await callRoute(server, route, old.cookie, at);
    tally.note(status === 403 && code === "reauthentication_required", `too late: ${nameOf(route)}`);
  }
});

test("every act of the back-office that asks for a recent proof refuses an old session of a superadmin", async () => {
  const asking = routes.filter(({ auth, recentProof }) => recentProof && auth === "superadmin");
  expect(asking.map(nameOf)).toContain("POST /api/admin/people/:personId/ban");
  expect(asking.length).toBeGreaterThan(15);
  const superadmin = await makeSuperadmin(server);
  server.clock.advance(proofLife);
  for (const route of asking) {
    const { status, code } = await callRoute(server, route, superadmin.cookie, target);
    tally.note(status === 403 && code === "reauthentication_required", `too late: ${nameOf(route)}`);
  }
});

test("a password, a code or a backup code proves again; a wrong one does not, nor a proof in another session", async () => {
  const prove = (cookie: string, word: string) =>
    server.request("/api/auth/prove", { method: "POST", cookie, json: { password: word } });
  const enroll = async (cookie: string) => {
    const json = { factor_type: "totp", friendly_name: "one more" };
    return (await server.request("/api/auth/factors", { method: "POST", cookie, json })).status;
  };
  const code = freshCode(server, factor);
  const { cookie: waiting } = await password();
  const cookie = cookieOf(server, await answer(server.request, factor.id, { code }, { cookie: waiting }));
  const late = async () => {
    server.clock.advance(proofLife);
    expect(await enroll(cookie)).toBe(403);
  };
  await late();
  tally.status(await prove(cookie, "not the password"), [400], "a wrong password");
  tally.status(await prove(anna.cookie, anna.password), [200], "another session's proof");
  const wrong = { code: wrongCodeOf(factor, server.clock.now()) };
  tally.status(await answer(server.request, factor.id, wrong, { cookie }), [400], "a wrong code");
  expect(await enroll(cookie)).toBe(403);
  await prove(cookie, anna.password);
  expect(await enroll(cookie)).toBe(200);
  await late();
  const given = await answer(server.request, factor.id, { code: freshCode(server, factor) }, { cookie });
  expect(await given.json()).toEqual({ status: "proven" });
  expect(await enroll(cookie)).toBe(200);
  await late();
  const json = { code: factor.backupCodes?.[0] };
  await server.request("/api/auth/backup-codes/verify", { method: "POST", json, cookie });
  expect(await enroll(cookie)).toBe(200);
});

test("guessing the password in a session that is open ends after ten", async () => {
  const bruno = await signUp(server);
  const said: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const json = { password: `guess ${guess}` };
    const response = await server.request("/api/auth/prove", { method: "POST", cookie: bruno.cookie, json });
    said.push(response.status);
  }
  expect(said).toEqual([...Array(10).fill(400), 429]);
});
