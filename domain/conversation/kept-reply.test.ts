import { expect, test } from "vitest";
import { turnTraits } from "./conversation-traits.ts";
import { citedBy, type GivenReply, isCounted, readReply, writeReply } from "./kept-reply.ts";

const reply: GivenReply = {
  kind: "answer",
  language: "en",
  blocks: [
    {
      kind: "lead",
      label: null,
      parts: [
        {
          kind: "paragraph",
          runs: [
            { kind: "text", text: "<b>Two</b> pages " },
            { kind: "quotation", text: "\u202E<script>alert(1)</script>" },
            { kind: "chip", table: "moments", id: "m1", date: "2 June", title: "rain", mood: "heavy" },
          ],
        },
        {
          kind: "table",
          head: ["a", "b"],
          rows: [
            [
              [{ kind: "text", text: "x" }],
              [{ kind: "chip", table: "relationships", id: "r2", date: null, title: "", mood: null }],
            ],
          ],
        },
      ],
    },
  ],
  basis: { n: 2, ids: ["m1", "m2"] },
  ways: [{ kind: "open", label: "Open", ids: ["m1"] }],
  chart: { label: "Moods", marks: [{ id: "m3", day: "2026-01-01", mood: 2 }] },
  slots: { kind: "when", people: ["r1"], tags: [], period: null, moods: [], place: null, words: [] },
  said: ["limit"],
};

test("a reply comes back as it was written", () => {
  expect(readReply(writeReply(reply) ?? "")).toEqual(reply);
});

test("what it was asked about comes back whole: whom it left out, a season, a word that was denied", () => {
  const slots = { ...reply.slots, without: ["r2"], season: "winter", denied: "sea" } as const;
  expect(readReply(writeReply({ ...reply, slots }) ?? "")?.slots).toEqual(slots);
});

test("what it cites is every chip, mark, page and person in it, once", () => {
  expect(citedBy(reply)).toEqual(["r1", "m1", "r2", "m2", "m3"]);
});

test.each([
  ["", "nothing"],
  ["{}", "an empty object"],
  ["null", "null"],
  ["<p>hello</p>", "markup"],
  [JSON.stringify({ ...reply, kind: "oracle" }), "a kind of another build"],
  [
    JSON.stringify({
      ...reply,
      blocks: [{ kind: "lead", label: null, parts: [{ kind: "html", html: "<p>" }] }],
    }),
    "a part of another build",
  ],
  [JSON.stringify({ ...reply, blocks: "x" }), "blocks that are none"],
  [JSON.stringify({ ...reply, ways: [{ kind: "go", href: "https://example.com" }] }), "a way out of the app"],
])("%s is no reply: %s", (stored) => {
  expect(readReply(stored)).toBeNull();
});

test("a reply too long to keep is not written", () => {
  const runs = [{ kind: "text", text: "x".repeat(turnTraits.replies.max) }] as const;
  expect(
    writeReply({ ...reply, blocks: [{ kind: "lead", label: null, parts: [{ kind: "paragraph", runs }] }] }),
  ).toBeNull();
});

test("an answer and a refusal count; ways in, an empty journal and the card do not", () => {
  expect(isCounted(reply)).toBe(true);
  expect(isCounted({ ...reply, kind: "refusal" })).toBe(true);
  expect(isCounted({ ...reply, kind: "empty" })).toBe(false);
  expect(isCounted({ ...reply, kind: "not_understood" })).toBe(false);
});
