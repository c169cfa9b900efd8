import { expect, test } from "vitest";
import type { Conversation, Turn } from "#domain/conversation/conversation.ts";
import { findConversations, groupConversations } from "./find-conversations.ts";

const record = (id: string, created_at: string) => ({
  id,
  user_id: "p",
  rev: 1,
  created_at,
  updated_at: created_at,
  deleted_at: null,
});
const talk = (id: string, at: string, more: Partial<Conversation> = {}): Conversation => ({
  ...record(id, at),
  title: "",
  kind: null,
  is_pinned: false,
  ...more,
});
const turn = (conversation_id: string, question: string, at: string): Turn => ({
  ...record(`${conversation_id} ${at}`, at),
  conversation_id,
  question,
  replies: [],
  feedback: null,
  cited: [],
});

const talks = [
  talk("a", "2026-11-20T10:00:00.000Z", { title: "Été" }),
  talk("b", "2026-01-20T10:00:00.000Z"),
  talk("c", "2026-01-21T10:00:00.000Z", { is_pinned: true }),
  talk("d", "2026-01-22T10:00:00.000Z"),
];
const turns = Map.groupBy(
  [
    turn("b", "What of the lighthouse?", "2026-11-19T23:30:00.000Z"),
    turn("d", "And the sea?", "2026-01-22T10:00:00.000Z"),
  ],
  ({ conversation_id }) => conversation_id,
);

test("every word of the search is looked for in titles and questions, without accents", () => {
  const found = (query: string) => findConversations(talks, turns, query).map(({ id }) => id);
  expect(found("ete")).toEqual(["a"]);
  expect(found("LIGHTHOUSE what")).toEqual(["b"]);
  expect(found("lighthouse sea")).toEqual([]);
  expect(found("  ")).toEqual(["a", "b", "c", "d"]);
});

test("pinned first, then what was spoken in within seven days, then the rest, the last spoken in first", () => {
  const groups = groupConversations(talks, turns, "2026-11-21", "Europe/Paris");
  expect(groups.map(({ group, conversations }) => [group, conversations.map(({ id }) => id)])).toEqual([
    ["pinned", ["c"]],
    ["week", ["a", "b"]],
    ["earlier", ["d"]],
  ]);
});
