import fc from "fast-check";
import { expect, test } from "vitest";
import { anyJournal } from "#domain/fixtures/any-journal.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { spansBetween } from "./between.ts";
import { selectEntries, wholeLife } from "./entries.ts";
import { drawLifeLines, type LifeLine } from "./life-line.ts";

const line = (id: string, start: string, end: string, isApproximate = false): LifeLine => ({
  relationshipId: id,
  spans: [{ start, end }],
  inked: [],
  lane: 0,
  isOngoing: false,
  isApproximate,
  dates: { start: null, end: null },
  momentIds: [],
  milestones: [],
});
const life = { from: "2016-01-01", to: "2020-01-01" };

test("between two stands the time of one's own, and after the last one up to the end", () => {
  const lines = [line("a", "2016-01-01", "2016-06-01"), line("b", "2017-06-01", "2018-01-01", true)];
  expect(spansBetween(lines, life)).toEqual([
    { start: "2016-06-01", end: "2017-06-01", isApproximate: true },
    { start: "2018-01-01", end: "2020-01-01", isApproximate: true },
  ]);
});

test("who was there at the same time leaves none, and a year shows its own part", () => {
  const lines = [
    line("a", "2016-01-01", "2018-01-01"),
    line("b", "2016-06-01", "2017-01-01"),
    line("c", "2018-01-01", "2018-02-01"),
    line("d", "2019-06-01", "2020-01-01"),
  ];
  expect(spansBetween(lines, { from: "2019-01-01", to: "2019-12-31" })).toEqual([
    { start: "2019-01-01", end: "2019-06-01", isApproximate: false },
  ]);
});

test("no day of it is a day with somebody", () => {
  fc.assert(
    fc.property(anyJournal, (journal) => {
      const lines = drawLifeLines(selectEntries(journal, wholeLife, "2026-11-22")).value ?? [];
      const spans = lines.flatMap((one) => one.spans);
      for (const { start, end } of spansBetween(lines, { from: "1900-01-01", to: "2026-11-22" })) {
        expect(spans.filter((own) => own.start < end && own.end > start)).toEqual([]);
        expect(addDays(start, 1) <= end).toBe(true);
      }
    }),
  );
});
