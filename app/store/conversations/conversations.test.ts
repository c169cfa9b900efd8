import { afterEach, expect, test, vi } from "vitest";
import type { Conversation, Turn } from "#domain/conversation/conversation.ts";
import { keepConversationList, titleOf } from "./conversations.ts";

afterEach(() => vi.unstubAllGlobals());

const record = {
  user_id: "p",
  rev: 1,
  created_at: "2026-11-21T10:00:00.000Z",
  updated_at: "",
  deleted_at: null,
};
const secret = "Camille and the lighthouse";

test("the local copy says which conversations there are and how long, and no word of them", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
  const talk: Conversation = { ...record, id: "c", title: secret, kind: null, is_pinned: false };
  const turn: Turn = {
    ...record,
    id: "t",
    conversation_id: "c",
    question: secret,
    replies: [],
    feedback: null,
    cited: [],
  };
  keepConversationList("anna", [talk], new Map([["c", [turn, { ...turn, id: "u" }]]]));
  expect([...kept.keys()]).toEqual(["aiConversations:anna"]);
  expect(kept.get("aiConversations:anna")).toBe(
    JSON.stringify([{ id: "c", created_at: "2026-11-21T10:00:00.000Z", messages: 2 }]),
  );
});

test("a conversation is named by the first line of its question, cut at a word", () => {
  expect(titleOf("What does me good?\nAnd why?")).toBe("What does me good?");
  const long = titleOf(`${"lighthouse ".repeat(20)}`);
  expect(long.length).toBeLessThanOrEqual(61);
  expect(long).toMatch(/lighthouse…$/);
});
