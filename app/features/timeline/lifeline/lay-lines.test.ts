import { expect, test } from "vitest";
import type { LifeLine } from "#domain/statistics/life-line.ts";
import { layLines, nameHeight, wordsAt } from "./lay-lines.ts";

const today = "2026-11-21";
const line = (relationshipId: string, ...spans: (readonly [string, string])[]): LifeLine => ({
  relationshipId,
  spans: spans.map(([start, end]) => ({ start, end })),
  inked: [],
  lane: 0,
  isOngoing: spans.at(-1)?.[1] === today,
  isApproximate: false,
  dates: { start: null, end: null },
  momentIds: [],
  milestones: [],
});

test("today is at the top, and what overlaps stands side by side", () => {
  const { lines, lanes, yOf } = layLines(
    [
      line("old", ["2018-01-01", "2020-01-01"]),
      line("now", ["2025-01-01", today]),
      line("also", ["2019-06-01", "2025-06-01"]),
    ],
    today,
  );
  expect(lines.map(({ line: { relationshipId }, lane }) => [relationshipId, lane])).toEqual([
    ["now", 0],
    ["also", 1],
    ["old", 0],
  ]);
  expect(lanes).toBe(2);
  expect(yOf(today)).toBeLessThan(yOf("2018-01-01"));
});

test("two that follow each other at once do not write their names over each other", () => {
  const { lines } = layLines(
    [
      line("a", ["2026-06-01", today]),
      line("b", ["2026-05-01", "2026-06-01"]),
      line("c", ["2016-01-01", "2016-02-01"]),
    ],
    today,
  );
  for (const one of lines) {
    const above = lines.filter(({ lane, top }) => lane === one.lane && top < one.top);
    for (const { bottom } of above) expect(bottom).toBeLessThanOrEqual(one.top - nameHeight);
  }
});

test("the years with nobody are told between two and after the last", () => {
  const { between, yOf } = layLines(
    [line("a", ["2016-01-01", "2017-01-01"]), line("b", ["2019-01-01", "2020-01-01"])],
    today,
  );
  expect(between.map(({ top, bottom }) => ({ top, bottom }))).toEqual([
    { top: yOf("2019-01-01"), bottom: yOf("2017-01-01") },
    { top: yOf(today), bottom: yOf("2020-01-01") },
  ]);
});

test("where there is room for everyone, nobody stands under another", () => {
  const { lines } = layLines(
    [line("a", ["2016-01-01", "2017-01-01"]), line("b", ["2019-01-01", "2020-01-01"])],
    today,
    3,
  );
  expect(lines.map(({ lane }) => lane)).toEqual([0, 1]);
});

test("words between two stand beside no line and under no name", () => {
  const laid = (lane: number, top: number, bottom: number) => ({
    line: line("", ["2020-01-01", "2020-02-01"]),
    lane,
    top,
    bottom,
  });
  const gap = { top: 100, bottom: 200 };
  expect(wordsAt(gap, [], 2)).toBe(150);
  expect(wordsAt(gap, [laid(0, 200, 300)], 2)).toBe(135);
  expect(wordsAt(gap, [laid(2, 200, 300)], 2)).toBe(150);
  expect(wordsAt(gap, [laid(1, 150, 160), laid(0, 200, 300)], 2)).toBe(110);
  expect(wordsAt({ top: 100, bottom: 140 }, [laid(0, 140, 300)], 2)).toBeNull();
});

test("of more than stand side by side all lanes are used, and a longer time is drawn before there are more", () => {
  const many = Array.from({ length: 40 }, (_, at) => {
    const [year, month] = [2007 + Math.floor(at / 2), at % 2 === 0 ? "02" : "08"];
    return line(String(at), [`${year}-${month}-01`, `${year}-${month}-28`]);
  });
  const wide = layLines(many, today, 12);
  expect(new Set(wide.lines.map(({ lane }) => lane)).size).toBe(12);
  const narrow = layLines(many, today, 1);
  expect(narrow.lanes).toBe(1);
  expect(narrow.height).toBeGreaterThan(wide.height);
});
