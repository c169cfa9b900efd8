import { expect, test } from "vitest";
import { buildMoment } from "#domain/fixtures/journal.ts";
import { pictureYear, shareOfDays } from "./picture-year.ts";

const today = "2026-11-21";

test("a year counts its moments by their mood, its milestones, and what has no day", () => {
  const year = pictureYear(
    [
      buildMoment(1, "2026-03-02", { mood: 5 }),
      buildMoment(2, "2026-03-02", { mood: 4, is_milestone: true }),
      buildMoment(3, "2026-03-05", { mood: 1 }),
      buildMoment(4, "2026-22", { mood: 2, is_milestone: true }),
      buildMoment(6, "2026-03-02", { mood: 2, is_milestone: true }),
      buildMoment(5, "2025-03-05", { mood: 1 }),
    ],
    2026,
    today,
  );
  expect(year.daysNoted).toBe(2);
  expect(year.byMood).toEqual({ 1: 1, 2: 2, 3: 0, 4: 1, 5: 1 });
  expect(year.milestones).toBe(3);
  expect(year.undated).toHaveLength(1);
  expect(year.daysGone).toBe(325);
  expect(year.months[1]).toHaveLength(28);
  expect(year.cellOf("2026-03-02")?.ids).toHaveLength(3);
});

test.each([
  [3, 20, null],
  [4, 325, null],
  [5, 325, "few"],
  [36, 365, "tenth"],
  [80, 365, "fifth"],
  [120, 365, "third"],
  [180, 365, "half"],
  [300, 365, "fourFifths"],
  [360, 365, "almost"],
])("%i days out of %i are said as %s", (noted, gone, said) => {
  expect(shareOfDays(noted, gone)).toBe(said);
});
