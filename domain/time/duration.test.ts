import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, dayFromNumber, daysInMonth } from "./calendar-day.ts";
import {
  type CalendarDuration,
  calendarDuration,
  ceilingDuration,
  type DaySpan,
  durationBand,
  meanDuration,
  mergeSpans,
  totalDays,
  totalDuration,
} from "./duration.ts";

const anyDay = fc.integer({ min: 10_000, max: 24_000 }).map(dayFromNumber);
const anySpan = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 2_500 }))
  .map(([start, length]): DaySpan => ({ start, end: addDays(start, length) }));

/** A second, slow implementation: steps through the calendar one day at a time and counts each monthly anniversary. */
function walk({ start, end }: DaySpan): Omit<CalendarDuration, "total"> {
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
  expect(calendarDuration({ start, end })).toMatchObject({ years, months, days });
});

test("a duration is the one found by walking day by day", () => {
  fc.assert(
    fc.property(anySpan, (span) => {
      expect(calendarDuration(span)).toEqual({ ...walk(span), total: totalDays([span]) });
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
  expect(totalDuration(spans)).toEqual({ years: 0, months: 2, days: 0, total: 60 });
});

test.each([
  ["2014-09-01", "2015-01-01", "2015-06-01", "2015-07-01", 0, 5, 0],
  ["2020-01-01", "2020-03-01", "2021-01-01", "2021-02-01", 0, 3, 0],
  ["2019-02-01", "2019-12-20", "2021-01-01", "2021-02-21", 1, 0, 8],
])("from %s to %s and again from %s to %s: the months of both, and their days", (...told) => {
  const [start, end, again, over, years, months, days] = told;
  const spans = [
    { start, end },
    { start: again, end: over },
  ];
  expect(totalDuration(spans)).toEqual({ years, months, days, total: totalDays(spans) });
});

test("as many months apart as you like make the sum of them", () => {
  const periods = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 90 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(anyDay, periods, (first, told) => {
      let from = first;
      const spans = told.map(([months, apart]) => {
        const span = { start: from, end: addMonths(from, months) };
        from = addDays(span.end, apart);
        return span;
      });
      const sum = told.reduce((all, [months]) => all + months, 0);
      expect(totalDuration(spans)).toMatchObject({
        years: Math.floor(sum / 12),
        months: sum % 12,
        days: 0,
      });
    }),
  );
});

test("the mean of equal spans is their length, whatever day each began on", () => {
  const starts = fc.array(anyDay, { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(starts, fc.integer({ min: 1, max: 200 }), (days, months) => {
      const spans = days.map((start) => ({ start, end: addMonths(start, months) }));
      expect(meanDuration(spans.map(calendarDuration))).toMatchObject({
        years: Math.floor(months / 12),
        months: months % 12,
        days: 0,
      });
    }),
  );
});

test("a mean lies between the shortest and the longest, in days and in months", () => {
  fc.assert(
    fc.property(fc.array(anySpan, { minLength: 1, maxLength: 7 }), (spans) => {
      const all = spans.map(calendarDuration);
      const mean = meanDuration(all);
      const monthsOf = (one: CalendarDuration) => one.years * 12 + one.months;
      expect(mean.total).toBe(Math.floor(all.reduce((sum, { total }) => sum + total, 0) / all.length));
      expect(monthsOf(mean)).toBeGreaterThanOrEqual(Math.min(...all.map(monthsOf)));
      expect(monthsOf(mean)).toBeLessThanOrEqual(Math.max(...all.map(monthsOf)) + 1);
      expect(mean.days).toBeGreaterThanOrEqual(0);
      expect(mean.days).toBeLessThanOrEqual(30);
    }),
  );
  expect(meanDuration([])).toEqual({ years: 0, months: 0, days: 0, total: 0 });
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
  [1, { years: 0, months: 0, days: 1 }],
  [31, { years: 0, months: 0, days: 35 }],
  [93, { years: 0, months: 3, days: 0 }],
  [100, { years: 0, months: 4, days: 0 }],
  [366, { years: 1, months: 0, days: 0 }],
  [367, { years: 1, months: 0, days: 0 }],
  [400, { years: 1, months: 2, days: 0 }],
])("what is shorter than %i days is less than %o", (days, expected) => {
  expect(ceilingDuration(days)).toMatchObject(expected);
});
