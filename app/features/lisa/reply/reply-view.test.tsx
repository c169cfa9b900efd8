/** What stands in a reply is text, whoever wrote it: nothing is drawn, run or fetched from it. */
import { expect, test } from "vitest";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { en as fields } from "#app/words/fields/messages.en.ts";
import type { GivenReply } from "#domain/conversation/kept-reply.ts";
import type { LisaChip, LisaLine } from "#domain/lisa/reply.ts";
import { en as lisa } from "../messages.en.ts";
import { ReplyView } from "./reply-view.tsx";

const hostile = [
  '<img src="https://evil.example/a.png" onerror="fetch(`https://evil.example`)">',
  "![x](https://evil.example/b.png)",
  "[open](javascript:fetch('https://evil.example'))",
  "<script>fetch('https://evil.example/c')</script>",
  '<style>@import "https://evil.example/d.css"</style>',
  '"><iframe src="https://evil.example/e"></iframe>',
  "\u202Ehttps://evil.example/f",
];

function hostileReply(): GivenReply {
  const lines = hostile.map((text, at): LisaLine => {
    const chip: LisaChip = {
      kind: "chip",
      table: "needs",
      id: `n${at}`,
      date: text,
      title: text,
      mood: null,
    };
    return [{ kind: "text", text }, { kind: "quotation", text }, chip];
  });
  return {
    kind: "answer",
    language: "en",
    blocks: [
      { kind: "lead", label: null, parts: [{ kind: "list", items: lines }] },
      { kind: "written", label: hostile[0] ?? "", parts: [{ kind: "draft", lines }] },
      { kind: "reading", label: "Reading", parts: [{ kind: "table", head: hostile, rows: [lines] }] },
    ],
    basis: { n: 0, ids: [] },
    ways: [],
    chart: null,
    slots: { kind: "thread", people: [], tags: [], period: null, moods: [], place: null, words: [] },
    said: [],
  };
}

test("a hostile reply is read to the letter, draws nothing and asks nobody", async () => {
  const screen = await showPage(<ReplyView reply={hostileReply()} />, { words: { lisa, fields } });
  const view = screen.getByRole("group", { name: lisa.chat.reply }).element();
  for (const text of hostile) expect(view.textContent).toContain(text);
  expect(view.querySelectorAll("img, script, style, iframe, object, [onerror]")).toHaveLength(0);
  expect([...view.querySelectorAll("a")].map((link) => link.origin)).toEqual([]);
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  expect(asked.filter((address) => address.includes("evil.example"))).toEqual([]);
});
