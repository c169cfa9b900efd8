import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  dayFromNumber,
  dayNumber,
  daysBetween,
  daysInMonth,
  isCalendarDay,
  weekOf,
} from "./calendar-day.ts";

const anyDay = fc.integer({ min: -25_000, max: 80_000 }).map(dayFromNumber);

test.each([
  ["2024-02-29", true],
  ["2023-02-29", false],
  ["1900-02-29", false],
  ["2000-02-29", true],
  ["2023-13-01", false],
  ["2023-04-31", false],
  ["2023-4-3", false],
  ["1899-12-31", false],
  ["", false],
])("%j is a calendar day: %s", (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test("a month later is the same date, or the month's last day where there is none", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2024-01-31", 1)).toBe("2024-02-29");
  expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
  expect(addMonths("2026-11-15", 2)).toBe("2027-01-15");
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
});

test("clock changes never move a day", () => {
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
});

test("a day and its number are the same thing", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
      expect(dayFromNumber(dayNumber(day))).toBe(day);
      expect(daysBetween(day, addDays(day, days))).toBe(days);
      expect(new Date(dayNumber(day) * 86_400_000).toISOString()).toBe(`${day}T00:00:00.000Z`);
    }),
  );
});

test("a week begins on its Monday and lasts seven days", () => {
  expect(weekOf("2026-11-21")).toBe("2026-11-16");
  expect(weekOf("2026-11-16")).toBe("2026-11-16");
  expect(weekOf("1969-12-31")).toBe("1969-12-29");
  fc.assert(
    fc.property(anyDay, (day) => {
      const into = daysBetween(weekOf(day), day);
      expect(into).toBeGreaterThanOrEqual(0);
      expect(into).toBeLessThan(7);
      expect(new Date(`${weekOf(day)}T00:00:00Z`).getUTCDay()).toBe(1);
    }),
  );
});

test("what is not a day has no number", () => {
  expect(() => dayNumber("soon")).toThrow(RangeError);
  expect(() => dayNumber("2026-13-01")).toThrow(RangeError);
});

test("months have the lengths of the Gregorian calendar", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => daysInMonth(2026, month))).toEqual([
    31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ]);
});
