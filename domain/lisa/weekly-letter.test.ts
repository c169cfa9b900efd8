import { expect, test } from "vitest";
import type { VagueDate } from "#domain/time/vague-date.ts";
import { buildLisaIndex } from "./lisa-index.ts";
import { type LisaMoment, noPages } from "./lisa-pages.ts";
import { replyText } from "./reply-text.ts";
import { letterWeek, weeklyLetter } from "./weekly-letter.ts";

const sunday = "2026-11-22";
const page = (id: string, occurred_on: string, more: Partial<LisaMoment> = {}): LisaMoment => ({
  id,
  relationship_id: null,
  occurred_on: occurred_on as VagueDate,
  time_of_day: null,
  mood: 4,
  feeling_before: null,
  feeling_during: null,
  feeling_after: null,
  word: id,
  text: "",
  tags: [],
  place: null,
  city: null,
  is_milestone: false,
  is_closing: false,
  isSealed: false,
  captions: [],
  ...more,
});
const camille = {
  id: "camille",
  name: "Camille",
  city: null,
  meeting_place: null,
  start_date: null,
  end_date: null,
  periods: [],
  status: "ongoing",
  type: "serious",
  notes: "",
  captions: [],
} as const;

function letter(
  moments: readonly LisaMoment[],
  { remembered = [] as string[], language = "en" as "en" | "fr", today = sunday } = {},
) {
  const index = buildLisaIndex({
    ...noPages,
    relationships: [{ ...camille, periods: [], captions: [] }],
    moments,
  });
  const made = weeklyLetter(index, new Set(remembered), language, today);
  const reply = {
    kind: "answer",
    language,
    blocks: made.blocks,
    basis: { n: 0, ids: [] },
    ways: [],
    chart: null,
    slots: { kind: "numbers", people: [], tags: [], period: null, moods: [], place: null, words: [] },
    said: [],
  } as const;
  return { ...made, text: replyText(reply) };
}

test.each([
  ["2026-11-22", "2026-11-16", "2026-11-22"],
  ["2026-11-23", "2026-11-16", "2026-11-22"],
  ["2026-11-21", "2026-11-09", "2026-11-15"],
  ["2027-01-01", "2026-12-21", "2026-12-27"],
])("on %s the letter is of the week from %s to %s", (today, from, to) => {
  expect(letterWeek(today)).toEqual({ from, to });
});

test("it tells what was written, of whom and how, in its order, and asks one question", () => {
  const { text } = letter([
    page("the list", "2026-11-17", { relationship_id: "camille", mood: 2 }),
    page("choir", "2026-11-19"),
    page("radio", "2026-11-22", { relationship_id: "camille", mood: 5 }),
    page("before", "2026-11-15"),
  ]);
  expect(text).toBe(
    [
      "Three pages this week: two about Camille and one about nobody in particular.",
      "Written.\n\n- [17 November, the list] Camille\n- [19 November, choir]\n- [22 November, radio] Camille",
      "Felt. Heavy, Gentle, Bright.",
      "What of this week would you like to have said aloud?",
    ].join("\n\n"),
  );
});

test("a week without a page is told without a reproach", () => {
  expect(letter([]).text).toBe(
    "No page is dated in this week. Nothing has to be.\n\nWhat comes back first, of these seven days?",
  );
  expect(letter([], { language: "fr" }).text).toContain("Rien n’y oblige");
});

test("only light pages that may come up are remembered, one a year", () => {
  const { text } = letter(
    [
      page("light", "2024-11-18"),
      page("second", "2024-11-19"),
      page("heavy", "2023-11-18", { mood: 1 }),
      page("hidden", "2022-11-18"),
      page("older", "2021-11-20", { mood: 5 }),
    ],
    { remembered: ["light", "second", "heavy", "older"] },
  );
  expect(text).toContain(
    "The same week, in other years. [20 November 2021, older] and [18 November 2024, light].",
  );
  expect(text).not.toMatch(/second|heavy|hidden/);
});

test("a sealed letter and a page dated by its month are not in it", () => {
  const { text } = letter([page("sealed", "2026-11-18", { isSealed: true }), page("vague", "2026-11")]);
  expect(text).not.toMatch(/sealed|vague/);
});

test("many pages are told by the last seven and a count", () => {
  const many = Array.from({ length: 9 }, (_, at) => page(`p${at}`, "2026-11-18"));
  expect(letter(many).text).toContain("And two pages before them.");
  expect(letter(many, { language: "fr" }).text).toContain("Et deux pages auparavant.");
});
