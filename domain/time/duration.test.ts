import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayFromNumber, daysInMonth } from "./calendar-day.ts";
import {
  averageDuration,
  type CalendarDuration,
  calendarDuration,
  ceilingDuration,
  type DaySpan,
  durationBand,
  mergeSpans,
  roundedDuration,
  totalDays,
  totalDuration,
} from "./duration.ts";

const anyDay = fc.integer({ min: 10_000, max: 24_000 }).map(dayFromNumber);
const anySpan = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 2_500 }))
  .map(([start, length]): DaySpan => ({ start, end: addDays(start, length) }));

/** A second, slow implementation: steps through the calendar one day at a time and counts each monthly anniversary. */
function walk({ start, end }: DaySpan): CalendarDuration {
  const born = Number(start.slice(8));
  let [months, days] = [0, 0];
  for (let day = start; day < end; ) {
    day = addDays(day, 1);
    const [year, month, date] = day.split("-").map(Number);
    const anniversary = Math.min(born, daysInMonth(year ?? 0, month ?? 0));
    if (date === anniversary) [months, days] = [months + 1, 0];
    else days += 1;
  }
  return { years: Math.floor(months / 12), months: months % 12, days };
}

test.each([
  ["2025-07-14", "2026-11-21", 1, 4, 7],
  ["2024-02-29", "2025-02-28", 1, 0, 0],
  ["2024-02-29", "2028-02-29", 4, 0, 0],
  ["2026-01-31", "2026-02-28", 0, 1, 0],
  ["2026-01-31", "2026-03-01", 0, 1, 1],
  ["2026-03-28", "2026-03-30", 0, 0, 2],
  ["2026-12-31", "2027-01-01", 0, 0, 1],
  ["2026-05-05", "2026-05-05", 0, 0, 0],
  ["2026-05-05", "2026-05-04", 0, 0, 0],
])("from %s to %s is %i years, %i months and %i days", (start, end, years, months, days) => {
  expect(calendarDuration({ start, end })).toEqual({ years, months, days });
});

test("a duration is the one found by walking day by day", () => {
  fc.assert(
    fc.property(anySpan, (span) => {
      expect(calendarDuration(span)).toEqual(walk(span));
    }),
    { numRuns: 150 },
  );
});

test("days of overlapping and repeated periods count once, as when each day is ticked off", () => {
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 6 }), (spans) => {
      const ticked = new Set<string>();
      for (const { start, end } of spans)
        for (let day = start; day < end; day = addDays(day, 1)) ticked.add(day);
      expect(totalDays(spans)).toBe(ticked.size);
      expect(totalDays([...spans, ...spans].reverse())).toBe(ticked.size);
    }),
    { numRuns: 40 },
  );
});

test("merged spans are in order, apart from each other and never empty", () => {
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 8 }), (spans) => {
      const merged = mergeSpans(spans);
      merged.forEach((span, index) => {
        expect(span.start < span.end).toBe(true);
        const next = merged[index + 1];
        if (next) expect(span.end < next.start).toBe(true);
      });
    }),
  );
});

test("the duration of one span alone, or told twice, is its own", () => {
  fc.assert(
    fc.property(anySpan, (span) => {
      expect(totalDuration([span])).toEqual(calendarDuration(span));
      expect(totalDuration([span, span])).toEqual(calendarDuration(span));
    }),
  );
});

test("periods that touch are one", () => {
  const spans = [
    { start: "2020-02-01", end: "2020-03-31" },
    { start: "2020-01-31", end: "2020-02-01" },
  ];
  expect(mergeSpans(spans)).toEqual([{ start: "2020-01-31", end: "2020-03-31" }]);
  expect(totalDuration(spans)).toEqual({ years: 0, months: 2, days: 0 });
});

test("two separate periods are laid end to end", () => {
  const spans = [
    { start: "2020-01-01", end: "2020-03-01" },
    { start: "2021-01-01", end: "2021-02-01" },
  ];
  expect(totalDays(spans)).toBe(91);
  expect(totalDuration(spans)).toEqual({ years: 0, months: 3, days: 0 });
});

test.each([
  [{ years: 0, months: 2, days: 30 }, "short"],
  [{ years: 0, months: 3, days: 0 }, "medium"],
  [{ years: 0, months: 11, days: 30 }, "medium"],
  [{ years: 1, months: 0, days: 0 }, "medium"],
  [{ years: 1, months: 0, days: 1 }, "long"],
  [{ years: 8, months: 0, days: 0 }, "long"],
])("%o is %s", (duration, band) => {
  expect(durationBand(duration)).toBe(band);
});

test.each([
  [0, 0, 0, 0],
  [30, 0, 0, 30],
  [31, 0, 1, 1],
  [266, 0, 8, 23],
  [365.2425, 0, 11, 30],
  [366, 1, 0, 1],
  [-4, 0, 0, 0],
])("an average of %s days reads %i years, %i months, %i days", (days, years, months, left) => {
  expect(averageDuration(days)).toEqual({ years, months, days: left });
});

test.each([
  [0, 0, 0, 0],
  [13, 0, 0, 13],
  [31, 0, 0, 28],
  [74, 0, 0, 77],
  [77, 0, 3, 0],
  [180, 0, 6, 0],
  [193, 0, 6, 0],
  [360, 1, 0, 0],
  [495, 1, 4, 0],
])("%s days are said as about %i years, %i months, %i days", (days, years, months, left) => {
  expect(roundedDuration(days)).toEqual({ years, months, days: left });
});

test.each([
  [1, { years: 0, months: 0, days: 1 }],
  [31, { years: 0, months: 0, days: 35 }],
  [93, { years: 0, months: 3, days: 0 }],
  [100, { years: 0, months: 4, days: 0 }],
  [366, { years: 1, months: 0, days: 0 }],
  [367, { years: 1, months: 0, days: 0 }],
  [400, { years: 1, months: 2, days: 0 }],
])("what is shorter than %i days is less than %o", (days, expected) => {
  expect(ceilingDuration(days)).toEqual(expected);
});
