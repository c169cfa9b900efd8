/** What the page “AI” shows of the model outside, and its switch. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { modelPageSchema } from "#domain/admin/model-use.ts";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { type ModelServer, says, startModelServer } from "#server/testing/model-server.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { makeSuperadmin } from "#server/testing/superadmins.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let model: ModelServer;
let server: TestServer;
let admin: SignedIn;
let anna: SignedIn;
beforeAll(async () => {
  model = await startModelServer();
  server = await createTestServer({ AI_BASE_URL: model.url, AI_DAILY_TOKENS: "100000" });
  admin = await makeSuperadmin(server);
});
beforeEach(async () => {
  const [person] = await makeManyPeople(server, 1);
  if (!person) throw new Error("Nobody came.");
  anna = person;
  model.behave(says("Four pages [p1]."));
  await server.database.outside("truncate model_use, model_outcomes, site_settings", []);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const ask = async () => {
  const json = {
    message_id: randomUUID(),
    language: "en",
    question: "How many?",
    answer: "Four pages [p1].",
    pages: [{ ref: "p1", text: "A page that nobody else may read" }],
    turns: [],
  };
  const response = await server.request("/api/lisa/model", { method: "POST", cookie: anna.cookie, json });
  await response.text();
  return response.status;
};
const page = async (days = "30") =>
  modelPageSchema.parse(
    await (await server.request(`/api/admin/ai?days=${days}`, { cookie: admin.cookie })).json(),
  );
const choose = (name: string, value: boolean | number) =>
  server.database.outside("insert into site_settings values ($1, $2, 1, now())", [
    name,
    JSON.stringify(value),
  ]);

test("calls, tokens, waits, failures and what was given back are counted by day, and nothing of a question", async () => {
  expect(await page()).toMatchObject({
    model: "gpt-4o-mini",
    absence: null,
    isOn: true,
    health: "unknown",
    days: [],
  });
  await ask();
  await ask();
  model.behave((response) => {
    response.writeHead(429).end();
  });
  await ask();
  const shown = await page();
  expect(shown.days).toMatchObject([{ day: shown.lastDay, calls: 3, failures: 1, givenBack: 1 }]);
  expect(shown.days[0]?.firstWord?.half).toBe(shown.waits[0]?.within);
  expect(shown.failures).toEqual([{ reason: "busy", calls: 1 }]);
  expect(shown.waits.reduce((sum, { calls }) => sum + calls, 0)).toBe(2);
  expect(shown.tokensToday).toBeGreaterThan(0);
  expect(shown.contractVersion).toMatch(/^[0-9a-f]{8}$/);
  const { rows } = await server.database.outside("select o::text as line from model_outcomes o", []);
  expect(JSON.stringify(rows)).not.toMatch(/How many|nobody else|[0-9a-f]{8}-/);
});

test("switched off, no model is asked and none is offered; the message of the month is not touched", async () => {
  await choose("model_is_on", false);
  const before = model.asked.length;
  expect(await ask()).toBe(404);
  expect(model.asked.length).toBe(before);
  const offered = await (await server.request("/api/lisa/model", { cookie: anna.cookie })).json();
  expect(offered.name).toBeNull();
  const json = { p_user_id: anna.personId };
  const quota = { method: "POST", cookie: anna.cookie, json } as const;
  expect((await (await server.request("/api/rpc/check_ai_quota", quota)).json()).used).toBe(0);
  expect(await page()).toMatchObject({ model: "gpt-4o-mini", isOn: false });
  await server.database.outside("truncate site_settings", []);
  expect(await ask()).toBe(200);
});

test("a lower limit of tokens counts from the next question on", async () => {
  await ask();
  await choose("model_daily_tokens", 1);
  expect(await ask()).toBe(503);
  expect((await page()).tokensPerDay).toBe(1);
});

test("days that are not asked for are left out", async () => {
  await server.database.outside(
    "insert into model_use (day, model, calls) values (current_date - 400, 'older', 9)",
    [],
  );
  await ask();
  expect((await page("7")).days).toHaveLength(1);
});
