import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import {
  begin,
  finish,
  type ModelBehaviour,
  type ModelServer,
  says,
  startModelServer,
  wordsOf,
} from "#server/testing/model-server.ts";
import { createLanguageModel, type ModelEvent } from "./language-model.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.behave(says("Hello.")));

const settings = (more: Record<string, string> = {}) =>
  readEnv({ NODE_ENV: "test", AI_BASE_URL: server.url, AI_API_KEY: "sk-canary", ...more });

async function replyOf(
  patience = { firstWord: 5_000, pause: 5_000, all: 20_000 },
  signal = new AbortController().signal,
): Promise<readonly ModelEvent[]> {
  const model = createLanguageModel(settings(), patience);
  const events: ModelEvent[] = [];
  for await (const event of model?.reply({
    instructions: "The contract.",
    messages: [{ role: "user", content: "How many?" }],
    signal,
  }) ?? [])
    events.push(event);
  return events;
}

const textOf = (events: readonly ModelEvent[]) =>
  events.map((event) => (event.kind === "text" ? event.text : "")).join("");

test("a reply comes in its pieces, with what it took; the contract goes first and the key with it", async () => {
  server.behave(says("Seven ", "pages."));
  const events = await replyOf();
  expect(textOf(events)).toBe("Seven pages.");
  expect(events.at(-1)).toEqual({ kind: "end", tokens: { input: 120, output: 30 } });
  const asked = server.asked.at(-1);
  expect(asked?.messages.map(({ role, content }) => [role, content])).toEqual([
    ["system", "The contract."],
    ["user", "How many?"],
  ]);
  expect(asked).toMatchObject({ model: "gpt-4o-mini", authorization: "Bearer sk-canary" });
  expect(asked).not.toHaveProperty("tools");
});

const status =
  (code: number): ModelBehaviour =>
  (answer) =>
    void answer.writeHead(code, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');

/** Its first word, and then. */
const begins =
  (then: (answer: ServerResponse) => void = () => undefined): ModelBehaviour =>
  (answer) => {
    begin(answer);
    answer.write(wordsOf("And "));
    then(answer);
  };
/** A stream of one line. */
const sendsLine =
  (line: string): ModelBehaviour =>
  (answer) => {
    begin(answer);
    answer.end(line);
  };
const sendsElsewhere: ModelBehaviour = (answer) =>
  void answer.writeHead(307, { location: "http://127.0.0.1:1/" }).end();

test.each<[string, ModelBehaviour, string]>([
  ["says 429", status(429), "busy"],
  ["says 401", status(401), "refused"],
  ["says 500", status(500), "broken"],
  ["sends to another address", sendsElsewhere, "broken"],
  ["hangs before its first word", () => undefined, "slow"],
  ["hangs after its first word", begins(), "slow"],
  ["drips empty words", drips(""), "slow"],
  ["is cut in the middle", begins((answer) => void setTimeout(() => answer.destroy(), 50)), "broken"],
  ["ends without an end", begins((answer) => void answer.end()), "broken"],
  ["sends what is no event", sendsLine("data: {nonsense\n\n"), "broken"],
  ["stops because it has no room", begins((answer) => finish(answer, "length")), "too_long"],
  ["says too much", says("word ".repeat(10_000)), "too_long"],
  ["sends twenty megabytes", sendsLine(`data: ${"x".repeat(20_000_000)}`), "broken"],
])("a provider that %s is told as such, and nobody waits for it", async (_, behaviour, reason) => {
  server.behave(behaviour);
  // Short where the wait is what is told; elsewhere a busy machine has all the time it needs.
  const events = await replyOf(
    reason === "slow"
      ? { firstWord: 400, pause: 400, all: 2_000 }
      : { firstWord: 50_000, pause: 50_000, all: 50_000 },
  );
  expect(events.at(-1)).toEqual({ kind: "failed", reason });
  expect(events.filter(({ kind }) => kind !== "text")).toHaveLength(1);
});

test("a reply that drips is ended when its time is over, at the provider too", async () => {
  server.behave(drips("a"));
  const left = server.left();
  const events = await replyOf({ firstWord: 400, pause: 400, all: 600 });
  expect(events.at(-1)).toEqual({ kind: "failed", reason: "slow" });
  await expect.poll(() => server.left()).toBe(left + 1);
});

test("text that is not valid UTF-8 comes as text", async () => {
  server.behave((answer) => {
    begin(answer);
    const [before = "", after = ""] = wordsOf("A|B").split("|");
    answer.write(Buffer.concat([Buffer.from(before), Buffer.from([0xff, 0xfe]), Buffer.from(after)]));
    finish(answer);
  });
  expect(textOf(await replyOf())).toBe("A\uFFFD\uFFFDB");
});

test("who stops it is not told more, and the provider is left", async () => {
  const stop = new AbortController();
  server.behave((answer) => {
    begin(answer);
    answer.write(wordsOf("And "));
    setTimeout(() => stop.abort(), 50);
  });
  const left = server.left();
  expect((await replyOf(undefined, stop.signal)).at(-1)).toEqual({ kind: "failed", reason: "stopped" });
  await expect.poll(() => server.left()).toBe(left + 1);
});

test("without an address, or switched off, there is no model", () => {
  expect(createLanguageModel(readEnv({ NODE_ENV: "test" }))).toBeNull();
  expect(createLanguageModel(settings({ AI_ENABLED: "false" }))).toBeNull();
  expect(createLanguageModel(settings({ AI_BASE_URL: "not an address" }))).toBeNull();
});

test("in production a model on the machine itself is not asked (specification, section 8)", () => {
  expect(createLanguageModel(settings({ NODE_ENV: "production" }))).toBeNull();
  expect(
    createLanguageModel(settings({ NODE_ENV: "production", AI_BASE_URL: "https://models.example/v1" })),
  ).not.toBeNull();
});

function drips(piece: string): ModelBehaviour {
  return (answer) => {
    begin(answer);
    const timer = setInterval(() => answer.write(wordsOf(piece)), 50);
    answer.on("close", () => clearInterval(timer));
  };
}
