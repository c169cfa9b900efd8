import { expect, test } from "vitest";
import { dayFromKey, monthWeeks } from "./month-weeks.ts";

test("November 2023 begins on a Wednesday and ends on a Thursday", () => {
  const weeks = monthWeeks(2023, 11);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    null,
    "2023-11-01",
    "2023-11-02",
    "2023-11-03",
    "2023-11-04",
    "2023-11-05",
  ]);
  expect(weeks[4]).toEqual(["2023-11-27", "2023-11-28", "2023-11-29", "2023-11-30", null, null, null]);
});

test.each([
  ["ArrowLeft", "2023-11-01", "2023-10-31"],
  ["ArrowDown", "2023-11-27", "2023-12-04"],
  ["ArrowUp", "2023-01-03", "2023-01-03"],
  ["ArrowRight", "2023-12-31", "2023-12-31"],
  ["PageUp", "2023-03-31", "2023-02-28"],
  ["PageDown", "2023-12-05", "2023-12-05"],
  ["Home", "2023-11-01", "2023-10-30"],
  ["End", "2023-12-31", "2023-12-31"],
  ["a", "2023-11-01", null],
])("%s on %s leads to %s, never into another year", (key, day, next) => {
  expect(dayFromKey(key, day)).toBe(next);
});
