import { expect, test } from "vitest";
import type { Journal } from "#domain/journal/journal.ts";
import { completeRecord, momentAt, play } from "../fixtures/game.ts";
import { buildMedia, buildRelationship, vagueDate } from "../fixtures/journal.ts";
import type { TrophyId } from "./rules.ts";

const earned = (journal: Partial<Journal>, id: TrophyId) =>
  play(journal).seals.find((seal) => seal.id === id)?.earned ?? null;

const ten = Array.from({ length: 10 }, (_, index) => momentAt(index, `2026-02-${10 + index}T20:00:00Z`));

test.each<[TrophyId, Partial<Journal>, string | null]>([
  ["first_page", { moments: ten }, "2026-02-10"],
  ["ten_moments", { moments: ten }, "2026-02-19"],
  ["page_for_oneself", { moments: ten.slice(0, 1) }, "2026-02-10"],
  ["night_page", { moments: [momentAt(1, "2026-02-10T23:30:00Z")] }, "2026-02-11"],
  [
    "milestone_told",
    { moments: [momentAt(1, "2026-02-10T20:00:00Z", { is_milestone: true, text: "Les clés." })] },
    "2026-02-10",
  ],
  ["complete_record", { relationships: [buildRelationship(1, completeRecord)] }, null],
  ["captioned_photo", { media: [buildMedia(1, { caption: "Sormiou" })] }, "2026-01-10"],
  [
    "years_ago",
    { moments: [momentAt(1, "2026-02-10T20:00:00Z", { occurred_on: vagueDate("2019") })] },
    "2026-02-10",
  ],
  [
    "leap_day",
    { moments: [momentAt(1, "2026-02-10T20:00:00Z", { occurred_on: vagueDate("2024-02-29") })] },
    "2026-02-10",
  ],
  ["heavy_day", { moments: [momentAt(1, "2026-02-10T20:00:00Z", { mood: 2 })] }, "2026-02-10"],
  ["every_mood", { moments: ten.map((one, index) => ({ ...one, mood: (index % 5) + 1 })) }, "2026-02-14"],
  [
    "vague_date",
    { moments: [momentAt(1, "2026-02-10T20:00:00Z", { occurred_on: vagueDate("2026-01") })] },
    "2026-02-10",
  ],
  [
    "letter_to_later",
    { moments: [momentAt(1, "2026-02-10T20:00:00Z", { sealed_until: "2030-01-01" })] },
    "2026-02-10",
  ],
  [
    "letter_opened",
    { moments: [momentAt(1, "2026-02-10T20:00:00Z", { sealed_until: "2026-11-21" })] },
    "2026-11-21",
  ],
  ["kept_details", { relationships: [buildRelationship(1, { notes: "Aime la mer." })] }, null],
  ["consent_noted", { media: [buildMedia(1, { consent: "agreed" })] }, "2026-01-10"],
  [
    "first_reread",
    { moments: [momentAt(1, "2026-02-10T20:00:00Z", { reread_on: "2026-05-01" })] },
    "2026-05-01",
  ],
  [
    "back_after_six_months",
    { moments: [momentAt(1, "2026-02-10T20:00:00Z"), momentAt(2, "2026-08-20T20:00:00Z")] },
    "2026-08-20",
  ],
  [
    "back_after_a_year",
    { moments: [momentAt(1, "2025-02-10T20:00:00Z"), momentAt(2, "2026-02-10T20:00:00Z")] },
    "2026-02-10",
  ],
  [
    "closing_page",
    { moments: [momentAt(1, "2026-02-10T20:00:00Z", { is_closing: true, word: "merci" })] },
    "2026-02-10",
  ],
  [
    "closing_reread",
    {
      moments: [
        momentAt(1, "2026-02-10T20:00:00Z", { is_closing: true, word: "merci", reread_on: "2026-05-01" }),
      ],
    },
    "2026-05-01",
  ],
])("the seal %s is pressed", (id, journal, day) => {
  expect(earned(journal, id)).toMatchObject({ day });
});

test("every seal of the table is tried by a case, and one step short of it there is none", () => {
  expect(earned({ moments: ten.slice(0, 9) }, "ten_moments")).toBeNull();
  expect(earned({ moments: ten.map((one) => ({ ...one, mood: 3 })) }, "every_mood")).toBeNull();
  expect(
    earned(
      { moments: [momentAt(1, "2026-02-10T20:00:00Z"), momentAt(2, "2026-08-10T20:00:00Z")] },
      "back_after_six_months",
    ),
  ).toBeNull();
  expect(
    earned(
      { moments: [momentAt(1, "2026-02-10T20:00:00Z", { sealed_until: "2026-11-22" })] },
      "letter_opened",
    ),
  ).toBeNull();
  expect(
    earned({ relationships: [buildRelationship(1, { ...completeRecord, notes: " " })] }, "complete_record"),
  ).toBeNull();
  const many = Array.from({ length: 100 }, (_, index) =>
    momentAt(index, "2026-02-10T20:00:00Z", { reread_on: "2026-05-01" }),
  );
  expect(earned({ moments: many }, "hundred_moments")?.ids).toHaveLength(100);
  expect(earned({ moments: many.slice(0, 50) }, "fifty_moments")?.ids).toHaveLength(50);
  expect(earned({ moments: many.slice(0, 49) }, "fifty_moments")).toBeNull();
  expect(earned({ moments: many.slice(0, 99) }, "hundred_moments")).toBeNull();
  expect(earned({ moments: many.slice(0, 30) }, "thirty_rereads")).not.toBeNull();
  expect(earned({ moments: many.slice(0, 29) }, "thirty_rereads")).toBeNull();
});

test("the next seal is the nearest one that is not hidden", () => {
  const game = play({ moments: ten.slice(0, 9).map((one) => ({ ...one, relationship_id: "r" })) });
  expect(game.next).toMatchObject({ id: "ten_moments", have: 9, need: 10 });
});
