import { afterEach, expect, test, vi } from "vitest";
import type { ModelCall } from "#domain/lisa/model/model-call.ts";
import { hasBrowserModel, streamFromBrowser } from "./browser-model.ts";

afterEach(() => vi.unstubAllGlobals());

const call: ModelCall = {
  message_id: "0194b3a0-0000-7000-8000-000000000001",
  language: "en",
  question: "How many?",
  answer: "Four pages.",
  pages: [],
  turns: [{ question: "Before?", reply: "Three." }],
};
const never = new AbortController().signal;

function streamOf(pieces: readonly string[]): ReadableStream<string> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

function stubModel(pieces: readonly string[], availability = "available") {
  const asked: unknown[] = [];
  const destroy = vi.fn();
  vi.stubGlobal("LanguageModel", {
    availability: async () => availability,
    create: async (options: object) => {
      asked.push(options);
      return {
        promptStreaming: (text: string) => {
          asked.push(text);
          return streamOf(pieces);
        },
        destroy,
      };
    },
  });
  return { asked, destroy };
}

test("it is offered only where a model is there already, in the language", async () => {
  expect(await hasBrowserModel("en")).toBe(false);
  stubModel([], "downloadable");
  expect(await hasBrowserModel("en")).toBe(false);
  stubModel([]);
  expect(await hasBrowserModel("en")).toBe(true);
  vi.stubGlobal("LanguageModel", {
    create: () => undefined,
    availability: () => Promise.reject(new Error("no")),
  });
  expect(await hasBrowserModel("fr")).toBe(false);
});

test("it gets the contract, the turns before and the question, streams, and is let go", async () => {
  const { asked, destroy } = stubModel(["Four ", "pages."]);
  const pieces: string[] = [];
  expect(await streamFromBrowser(call, (piece) => pieces.push(piece), never)).toEqual({ ok: true });
  expect(pieces).toEqual(["Four ", "pages."]);
  expect(asked[0]).toMatchObject({
    initialPrompts: [{ role: "system" }, { content: "Before?" }, { content: "Three." }],
  });
  expect(asked[1]).toContain("How many?");
  expect(destroy).toHaveBeenCalledOnce();
});

test.each([
  ["says nothing", ["", " "], "empty"],
  ["is not there", null, "broken"],
])("one that %s is told as such", async (_, pieces, reason) => {
  if (pieces) stubModel(pieces);
  expect(await streamFromBrowser(call, () => undefined, never)).toEqual({ ok: false, reason });
});
