import fc from "fast-check";
import { expect, test } from "vitest";
import { vagueDate } from "#domain/fixtures/journal.ts";
import { addDays, dayFromNumber } from "#domain/time/calendar-day.ts";
import type { Period } from "./relationship.ts";
import { relationshipDuration } from "./relationship-duration.ts";

const today = "2026-11-21";
const dated = (start: string | null, end: string | null, periods: readonly Period[] = []) => ({
  start_date: start === null ? null : vagueDate(start),
  end_date: end === null ? null : vagueDate(end),
  periods: [...periods],
  status: end === null ? ("ongoing" as const) : ("ended" as const),
});

test("an ongoing relationship lasts until today", () => {
  expect(relationshipDuration(dated("2025-07-14", null), today)).toMatchObject({
    ok: true,
    duration: { years: 1, months: 4, days: 7 },
    days: 495,
    atLeast: 495,
    atMost: 495,
    band: "long",
    isApproximate: false,
    isOngoing: true,
  });
});

test("an ended one lasts until its end", () => {
  expect(relationshipDuration(dated("2025-01-10", "2025-03-15"), today)).toMatchObject({
    duration: { years: 0, months: 2, days: 5 },
    band: "short",
    isOngoing: false,
  });
});

test.each([
  [dated(null, null), "no_start"],
  [dated(null, "2020"), "no_start"],
  [dated("2027-01-01", null), "not_started"],
  [{ ...dated("2020-01-01", null), status: "ended" as const }, "no_end"],
])("%o says why it cannot be measured: %s", (relationship, reason) => {
  expect(relationshipDuration(relationship, today)).toEqual({ ok: false, reason });
});

test("vague dates are counted from their middle and told as approximate, between two bounds", () => {
  expect(relationshipDuration(dated("2019-21", "2019-12"), today)).toMatchObject({
    ok: true,
    precision: "season",
    isApproximate: true,
    days: 244,
    atLeast: 184,
    atMost: 305,
  });
});

test("a vague start of this year never lies after today", () => {
  expect(relationshipDuration(dated("2026", null), "2026-03-02")).toMatchObject({
    ok: true,
    days: 30,
    atLeast: 0,
    atMost: 60,
    isOngoing: true,
  });
});

test("a year that is both start and end gives no negative time", () => {
  const duration = relationshipDuration(dated("2020", "2020"), today);
  expect(duration).toMatchObject({ ok: true, days: 0, atLeast: 0, atMost: 365 });
});

test.each([
  ["2019", "2020", 1, 0],
  ["2015", "2024", 9, 0],
  ["2019-21", "2019-22", 0, 3],
  ["2019-22", "2019-23", 0, 3],
  ["2019-24", "2020-24", 1, 0],
  ["2019-02", "2020-01", 0, 11],
  ["2019-03", "2019-22", 0, 4],
])("dates of one precision lie whole months apart: %s to %s", (start, end, years, months) => {
  const measured = relationshipDuration(dated(start, end), today);
  expect(measured).toMatchObject({ duration: { years, months, days: 0 }, isApproximate: true });
});

test("the least that several vague periods can make is what belongs to each of them for sure", () => {
  const periods = [{ start_date: vagueDate("2022"), end_date: vagueDate("2024") }];
  const duration = relationshipDuration(dated("2018", "2020", periods), today);
  expect(duration).toMatchObject({ ok: true, atLeast: 366 + 366 });
});

test("the most that vague periods can make counts the days that they may share once", () => {
  const periods = [{ start_date: vagueDate("2023"), end_date: vagueDate("2024-06-18") }];
  const duration = relationshipDuration(dated("2023-04-09", "2024", periods), today);
  expect(duration).toMatchObject({ ok: true, atLeast: 436, atMost: 730 });
});

test("periods apart are added, overlaps counted once, the last open one runs until today", () => {
  const relationship = {
    ...dated("2020-01-01", "2020-02-01", [
      { start_date: vagueDate("2020-01-15"), end_date: vagueDate("2020-03-01") },
      { start_date: vagueDate("2026-11-01"), end_date: null },
    ]),
    status: "ongoing" as const,
  };
  expect(relationshipDuration(relationship, today)).toMatchObject({
    days: 60 + 20,
    isOngoing: true,
    spans: [
      { start: "2020-01-01", end: "2020-03-01" },
      { start: "2026-11-01", end: today },
    ],
  });
});

test("a period without an end, followed by another, is left out rather than guessed", () => {
  const relationship = dated("2020-01-01", null, [{ start_date: vagueDate("2026-11-01"), end_date: null }]);
  expect(relationshipDuration(relationship, today)).toMatchObject({ days: 20, isApproximate: true });
});

test("whatever the dates, days are whole, within their bounds and never negative", () => {
  const vague = fc
    .tuple(fc.integer({ min: 18_000, max: 21_500 }).map(dayFromNumber), fc.constantFrom(4, 7, 10))
    .map(([day, length]) => vagueDate(day.slice(0, length)));
  const period = fc.record({ start_date: fc.option(vague), end_date: fc.option(vague) });
  fc.assert(
    fc.property(
      period,
      fc.array(period, { maxLength: 3 }),
      fc.constantFrom("ongoing" as const, "ended" as const),
      (first, periods, status) => {
        const duration = relationshipDuration({ ...first, periods, status }, today);
        if (!duration.ok) return;
        expect(Number.isInteger(duration.days)).toBe(true);
        expect(duration.atLeast).toBeGreaterThanOrEqual(0);
        expect(duration.days).toBeGreaterThanOrEqual(duration.atLeast);
        expect(duration.days).toBeLessThanOrEqual(duration.atMost);
        for (const span of duration.spans) expect(span.end <= today && span.start < span.end).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test("a day later, an ongoing relationship is a day longer", () => {
  fc.assert(
    fc.property(fc.integer({ min: 18_000, max: 20_000 }).map(dayFromNumber), (start) => {
      const relationship = dated(start, null);
      const [now, then] = [
        relationshipDuration(relationship, today),
        relationshipDuration(relationship, addDays(today, 1)),
      ];
      expect(now.ok && then.ok && then.days - now.days).toBe(1);
    }),
  );
});
