import { expect, test } from "vitest";
import { buildMoment } from "#domain/fixtures/journal.ts";
import { calendarYear, meanMood, moodShape, yearsWritten } from "./calendar.ts";

const today = "2026-11-21";

test("a year has a cell for each of its days, and those to come say so", () => {
  expect(calendarYear([], 2026, today).cells).toHaveLength(365);
  const leap = calendarYear([], 2024, today).cells;
  expect(leap).toHaveLength(366);
  expect(leap[59]).toEqual({ day: "2024-02-29", mood: null, shape: null, ids: [], isFuture: false });
  expect(calendarYear([], 2026, today).cells.filter(({ isFuture }) => isFuture)).toHaveLength(40);
});

test("a day shows the mean of its moods and holds every moment, moodless ones too", () => {
  const moments = [
    buildMoment(1, "2026-03-01", { mood: 5 }),
    buildMoment(2, "2026-03-01", { mood: 2 }),
    buildMoment(3, "2026-03-01"),
    buildMoment(4, "2025-03-01", { mood: 1 }),
  ];
  expect(calendarYear(moments, 2026, today).cells[59]).toMatchObject({
    day: "2026-03-01",
    mood: 3.5,
    shape: 3,
    ids: moments.slice(0, 3).map(({ id }) => id),
  });
});

test("a moment whose day is not known is told beside the year, not drawn on a guessed day", () => {
  const moments = [buildMoment(1, "2026-03", { mood: 5 }), buildMoment(2, "2026"), buildMoment(3, "2026-22")];
  const year = calendarYear(moments, 2026, today);
  expect(year.undated).toEqual(moments.map(({ id }) => id));
  expect(year.cells.every(({ ids }) => ids.length === 0)).toBe(true);
});

test("a winter is beside both of its years", () => {
  const winter = buildMoment(1, "2022-24");
  expect([2021, 2022, 2023, 2024].map((year) => calendarYear([winter], year, today).undated)).toEqual([
    [],
    [winter.id],
    [winter.id],
    [],
  ]);
});

test.each([
  [1, 1],
  [1.4, 1],
  [1.5, 2],
  [2.5, 3],
  [3.5, 3],
  [4.5, 4],
  [4.6, 5],
  [null, null],
])("a mean mood of %s is drawn as %s", (mood, shape) => {
  expect(moodShape(mood)).toBe(shape);
});

test("no mood has no mean", () => {
  expect(meanMood([])).toBeNull();
  expect(meanMood([{ mood: null }])).toBeNull();
});

test("the years that hold something are listed once, the latest first", () => {
  expect(
    yearsWritten(["2024", "2026-01-01", "2024-03"].map((date, index) => buildMoment(index, date))),
  ).toEqual([2026, 2024]);
});
