/**
 * A signed-out attacker who sends the same value in ever new spellings so that the server stores each. The test counts entries, not
 * megabytes.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { zonesRemembered } from "#domain/time/time-zone.ts";
import { isTimeZone } from "#domain/time/time-zone-name.ts";
import { declareRoutes } from "#server/app.ts";
import { describeRoutes } from "#server/http/routes/inventory.ts";
import { sampleInput } from "#server/testing/matrix/sample-input.ts";
import { freshEmail, goodPassword, signUp } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";
import { tallyOf } from "./tally.ts";

const tally = tallyOf("memory-by-spelling");

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ NODE_ENV: "production", TRUSTED_PROXIES: "1" });
});
afterAll(() => server.close());

const letters = [..."america/argentina/comodrivadavia"];
const spelling = (turn: number) =>
  letters.map((letter, at) => ((turn >> (at % 12)) & 1 ? letter.toUpperCase() : letter)).join("");
const post = (path: string, json: object, from: string) =>
  server.request(path, { method: "POST", json, headers: { "x-forwarded-for": from } });
const attempts = async () =>
  (await server.database.outside("select count(*)::int as n from attempts")).rows[0].n;

test("spellings of a zone are refused, counted before they are read, and remembered by nobody", async () => {
  const before = { zones: zonesRemembered().size, attempts: await attempts() };
  for (const path of ["/api/auth/sign-up/email", "/api/auth/sign-in/social"]) {
    let read = 0;
    for (let turn = 1; turn <= 600; turn += 1) {
      const timezone = spelling(turn);
      expect(isTimeZone(timezone)).toBe(false);
      const json = path.endsWith("social")
        ? { provider: "oidc", timezone }
        : { email: "no address", password: goodPassword, acceptTerms: true, isAdult: true, timezone };
      const response = tally.status(await post(path, json, "198.51.100.7"), [400, 429], `${path} ${turn}`);
      if (response.status === 400) read += 1;
    }
    tally.note(read <= 120, `${path} read ${read} requests of one caller within the hour`);
  }
  const remembered = zonesRemembered();
  expect(remembered.size - before.zones).toBeLessThanOrEqual(1);
  expect(remembered.size).toBeLessThanOrEqual(remembered.limit);
  expect((await attempts()) - before.attempts).toBeLessThanOrEqual(2);
});

test("somebody signed in changes their zone to names only", async () => {
  const { cookie } = await signUp(server);
  const before = zonesRemembered().size;
  for (let turn = 1; turn <= 100; turn += 1) {
    const json = { timezone: spelling(turn) };
    tally.status(
      await server.request("/api/profile", { method: "PATCH", cookie, json }),
      [400],
      `profile ${turn}`,
    );
  }
  expect(zonesRemembered().size - before).toBeLessThanOrEqual(1);
});

test("every public route counts a stranger before it reads what they send", async () => {
  const routes = describeRoutes(declareRoutes(server.services)).filter(
    ({ auth, method, body }) => auth === "public" && method === "POST" && body,
  );
  expect(routes.length).toBeGreaterThan(6);
  for (const { path } of routes) {
    const from = `203.0.113.${routes.findIndex((each) => each.path === path)}`;
    let last = 0;
    for (let turn = 0; turn < 400 && last !== 429; turn += 1) {
      const headers = { "x-forwarded-for": from, "content-type": "application/json" };
      const response = await server.request(path, { method: "POST", headers, body: `{"unread": ${turn}` });
      last = tally.status(response, [400, 429], `${path} ${turn}`).status;
    }
    tally.note(last === 429, `${path} reads what is not even JSON for ever`);
  }
});

test("a body beyond what a route takes is refused unread", async () => {
  const routes = describeRoutes(declareRoutes(server.services)).filter(
    ({ auth, body }) => auth === "public" && body,
  );
  for (const [at, { path, method, body }] of routes.entries()) {
    const target = { personId: crypto.randomUUID(), email: freshEmail(), things: {} };
    const sample = sampleInput(body ?? {}, target, "x");
    const json = { ...(typeof sample === "object" ? sample : {}), padding: "x".repeat(1_100_000) };
    const headers = { "x-forwarded-for": `203.0.114.${at}` };
    tally.status(
      await server.request(path, { method, json, headers }),
      [413],
      `${method} ${path} with a megabyte`,
    );
  }
});
