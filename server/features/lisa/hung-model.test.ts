/** A provider that hangs: everybody whom it keeps waiting, at once. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeManyPeople } from "#server/testing/many-people.ts";
import { begin, type ModelServer, says, startModelServer, wordsOf } from "#server/testing/model-server.ts";
import type { SignedIn } from "#server/testing/people.ts";
import { createTestServer, type TestServer } from "#server/testing/test-server.ts";

let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  model = await startModelServer();
  server = await createTestServer({ AI_BASE_URL: model.url });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const ask = (person: SignedIn | undefined) =>
  server.request("/api/lisa/model", {
    method: "POST",
    cookie: person?.cookie ?? "",
    json: {
      message_id: randomUUID(),
      language: "en",
      question: "How many with Zanibux?",
      answer: "Four pages [p1].",
      pages: [{ ref: "p1", text: "5 June 2022" }],
      turns: [],
    },
  });
async function used(person: SignedIn | undefined): Promise<number> {
  const response = await server.request("/api/rpc/check_ai_quota", {
    method: "POST",
    cookie: person?.cookie ?? "",
    json: { p_user_id: person?.personId },
  });
  return (await response.json()).used;
}

test("two hundred replies hang: one more is told so at once, every page goes on, and each place comes back", async () => {
  const [anna, bruno, ...crowd] = await makeManyPeople(server, 102);
  const begun = model.asked.length;
  model.behave((answer) => {
    begin(answer);
    answer.write(wordsOf("And "));
  });
  const hung = await Promise.all([...crowd, ...crowd].map((person) => ask(person)));
  expect(new Set(hung.map(({ status }) => status))).toEqual(new Set([200]));
  await expect.poll(() => model.asked.length).toBe(begun + 200);

  const next = await Promise.all([ask(anna), ask(bruno)]);
  expect(next.map(({ status }) => status)).toEqual([503, 503]);
  expect(await used(anna)).toBe(0);
  const paths = ["/api/profile", "/api/sync/pull?since=0", "/api/lisa/model", "/api/health"];
  const pages = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      server.request(paths[at % paths.length] ?? "", { cookie: crowd[at]?.cookie ?? "" }),
    ),
  );
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  expect(model.asked).toHaveLength(begun + 200);

  const left = model.left();
  await Promise.all(hung.map((answer) => answer.body?.cancel()));
  await expect.poll(() => model.left()).toBe(left + 200);
  model.behave(says("Here."));
  const again = await Promise.all([...crowd, ...crowd].map((person) => ask(person)));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  const said = await Promise.all(again.map((answer) => answer.text()));
  expect(said.filter((text) => text.includes('"kind":"end"'))).toHaveLength(200);
});
