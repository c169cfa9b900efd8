import fc from "fast-check";
import { expect, test } from "vitest";
import { buildMoment, vagueDate } from "#domain/fixtures/journal.ts";
import { dayFromNumber } from "#domain/time/calendar-day.ts";
import { buildTimeline, type PathItem } from "./timeline.ts";

const today = "2026-11-21";
const told = (items: readonly PathItem[]) =>
  items.map((item) => {
    if (item.kind === "silence" || item.kind === "apart") return `${item.kind} ${item.days}`;
    return `${item.kind} ${item.date}`;
  });
const ongoing = {
  start_date: vagueDate("2026-08-01"),
  end_date: null,
  periods: [],
  status: "ongoing" as const,
};

test("a path tells start, moments and silences over ten days, until today", () => {
  const moments = ["2026-11-08", "2026-08-05", "2026-08-15", "2026-10-05"].map((date, index) =>
    buildMoment(index, date),
  );
  expect(told(buildTimeline(ongoing, moments, today))).toEqual([
    "start 2026-08-01",
    "moment 2026-08-05",
    "moment 2026-08-15",
    "silence 51",
    "moment 2026-10-05",
    "silence 34",
    "moment 2026-11-08",
    "silence 13",
  ]);
});

test("where nothing was ever noted, no silence is told", () => {
  expect(told(buildTimeline(ongoing, [], today))).toEqual(["start 2026-08-01"]);
});

test("ten days are not yet a silence", () => {
  expect(told(buildTimeline(ongoing, [buildMoment(1, "2026-08-11")], "2026-08-21"))).toEqual([
    "start 2026-08-01",
    "moment 2026-08-11",
  ]);
});

test("several periods are told with the time apart, and nothing is silent before, between or after", () => {
  const relationship = {
    start_date: vagueDate("2020-01-01"),
    end_date: vagueDate("2020-01-05"),
    periods: [{ start_date: vagueDate("2021-01-05"), end_date: vagueDate("2021-01-10") }],
    status: "ended" as const,
  };
  const moments = [buildMoment(1, "2019-06-01"), buildMoment(2, "2023-06-01")];
  expect(told(buildTimeline(relationship, moments, today))).toEqual([
    "moment 2019-06-01",
    "start 2020-01-01",
    "end 2020-01-05",
    "apart 366",
    "start 2021-01-05",
    "end 2021-01-10",
    "moment 2023-06-01",
  ]);
});

test("the time apart between vague dates counts from their middle and is about", () => {
  const relationship = {
    start_date: vagueDate("2019-01-01"),
    end_date: vagueDate("2020"),
    periods: [{ start_date: vagueDate("2022"), end_date: vagueDate("2023-01-01") }],
    status: "ended" as const,
  };
  expect(buildTimeline(relationship, [], today)[2]).toEqual({
    kind: "apart",
    from: "2020-07-02",
    until: "2022-07-02",
    days: 730,
    isApproximate: true,
  });
});

test("vague dates claim no silence that they might fill", () => {
  expect(told(buildTimeline(ongoing, [buildMoment(1, "2026-09")], "2026-10-05"))).toEqual([
    "start 2026-08-01",
    "silence 31",
    "moment 2026-09",
  ]);
});

test("a start told by the year comes before the moments of that year", () => {
  const relationship = { ...ongoing, start_date: vagueDate("2026") };
  expect(told(buildTimeline(relationship, [buildMoment(1, "2026-02-01")], "2026-02-02"))).toEqual([
    "start 2026",
    "moment 2026-02-01",
  ]);
});

test("without dates the path is its moments, and an unknown end claims nothing", () => {
  const bare = { start_date: null, end_date: null, periods: [], status: "ongoing" as const };
  expect(
    told(buildTimeline(bare, [buildMoment(2, "2026-05-01"), buildMoment(1, "2020-01-01")], today)),
  ).toEqual(["moment 2020-01-01", "moment 2026-05-01"]);
  const ended = { ...ongoing, status: "ended" as const };
  expect(told(buildTimeline(ended, [], today))).toEqual(["start 2026-08-01"]);
});

test("every moment is on the path once, in order, whatever the order they come in", () => {
  const dates = fc.uniqueArray(fc.integer({ min: 20_300, max: 20_700 }), { maxLength: 20 });
  fc.assert(
    fc.property(dates, fc.func(fc.integer()), (numbers, shuffle) => {
      const moments = numbers.map((number, index) => buildMoment(index, dayFromNumber(number)));
      const shuffled = moments.toSorted((a, b) => shuffle(a.id) - shuffle(b.id));
      const items = buildTimeline(ongoing, shuffled, today);
      expect(items).toEqual(buildTimeline(ongoing, moments, today));
      const days = items.flatMap((item) => (item.kind === "moment" ? [item.date] : []));
      expect(days).toEqual(moments.map(({ occurred_on }) => occurred_on).toSorted());
    }),
  );
});
