import fc from "fast-check";
import { expect, test } from "vitest";
import { isCalendarDay } from "./calendar-day.ts";
import {
  compareVagueDates,
  datePrecision,
  earliestDay,
  isInFuture,
  isVagueDate,
  latestDay,
  representativeDay,
  type VagueDate,
} from "./vague-date.ts";
import { vagueDateSchema } from "./vague-date-schema.ts";

const date = (text: string): VagueDate => vagueDateSchema.parse(text);

const anyVagueDate = fc
  .tuple(
    fc.integer({ min: 1900, max: 2200 }),
    fc.integer({ min: 0, max: 24 }).filter((middle) => middle < 13 || middle > 20),
    fc.integer({ min: 0, max: 28 }),
  )
  .map(([year, middle, day]) => {
    const two = (number: number) => String(number).padStart(2, "0");
    if (middle === 0) return date(String(year));
    if (middle > 12 || day === 0) return date(`${year}-${two(middle)}`);
    return date(`${year}-${two(middle)}-${two(day)}`);
  });

test.each([
  ["2019", "year", "2019-01-01", "2019-12-31", "2019-07-02"],
  ["2019-21", "season", "2019-03-01", "2019-05-31", "2019-04-15"],
  ["2019-22", "season", "2019-06-01", "2019-08-31", "2019-07-15"],
  ["2019-23", "season", "2019-09-01", "2019-11-30", "2019-10-15"],
  ["2019-24", "season", "2019-12-01", "2020-02-29", "2020-01-15"],
  ["2019-02", "month", "2019-02-01", "2019-02-28", "2019-02-15"],
  ["2020-02", "month", "2020-02-01", "2020-02-29", "2020-02-15"],
  ["2019-05-14", "day", "2019-05-14", "2019-05-14", "2019-05-14"],
])("%s is precise to the %s, from %s to %s, drawn at %s", (text, precision, first, last, middle) => {
  expect(datePrecision(date(text))).toBe(precision);
  expect(earliestDay(date(text))).toBe(first);
  expect(latestDay(date(text))).toBe(last);
  expect(representativeDay(date(text))).toBe(middle);
});

test.each([
  "1899",
  "2201",
  "2019-00",
  "2019-13",
  "2019-25",
  "2019-02-29",
  "2019-21-01",
  "19",
  "",
  "2019-5-4",
  "2019-05-14T00:00",
])("%j is not a date", (text) => {
  expect(isVagueDate(text)).toBe(false);
  expect(vagueDateSchema.safeParse(text).success).toBe(false);
});

test("dates are ordered by the first day they can mean, the more precise first", () => {
  const dates = ["2019-24", "2019-05-14", "2019", "2019-01-01", "2019-21", "2019-01", "2018-24"].map(date);
  expect(dates.toSorted(compareVagueDates)).toEqual([
    "2018-24",
    "2019-01-01",
    "2019-01",
    "2019",
    "2019-21",
    "2019-05-14",
    "2019-24",
  ]);
});

test("a vague date is in the future only when none of its days has come", () => {
  expect(isInFuture(date("2026"), "2026-03-01")).toBe(false);
  expect(isInFuture(date("2027"), "2026-12-31")).toBe(true);
  expect(isInFuture(date("2026-03-01"), "2026-03-01")).toBe(false);
  expect(isInFuture(date("2026-03-02"), "2026-03-01")).toBe(true);
  expect(isInFuture(date("2026-22"), "2026-05-31")).toBe(true);
});

test("the drawn day always lies within what the date can mean, and every end is a real day", () => {
  fc.assert(
    fc.property(anyVagueDate, (some) => {
      const [first, middle, last] = [earliestDay(some), representativeDay(some), latestDay(some)];
      expect([first, middle, last].every(isCalendarDay) || last.startsWith("2201")).toBe(true);
      expect(first <= middle && middle <= last).toBe(true);
    }),
  );
});

test("ordering dates is consistent whichever is named first", () => {
  fc.assert(
    fc.property(anyVagueDate, anyVagueDate, (a, b) => {
      expect(Math.sign(compareVagueDates(a, b))).toBe(-Math.sign(compareVagueDates(b, a)) + 0);
      if (compareVagueDates(a, b) === 0) expect(earliestDay(a)).toBe(earliestDay(b));
    }),
  );
});
