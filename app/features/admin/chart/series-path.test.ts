import { expect, test } from "vitest";
import { box, countedDays, drawSeries, type Point } from "./series-path.ts";

const days = (...values: (number | null)[]): Point[] =>
  values.map((value, at) => ({ day: `2026-11-${String(at + 1).padStart(2, "0")}`, value }));

test("fewer than five counted days are not drawn, however many there are in all", () => {
  const few = days(null, 1, null, 2, 3, 4, null, null);
  expect([countedDays(few), drawSeries(few)]).toEqual([4, null]);
});

test("a day that nobody counted breaks the line", () => {
  const drawn = drawSeries(days(100, 200, null, 150, 175, 300));
  expect(drawn?.path.match(/M/g)).toHaveLength(2);
  expect(drawn?.path).not.toMatch(/NaN|null/);
});

test("small counts move in steps, large ones in straight lines", () => {
  expect(drawSeries(days(1, 3, 2, 0, 2))?.path).toMatch(/^M[\d. ]+(?:H[\d.]+V[\d.]+){4}$/);
  expect(drawSeries(days(100, 300, 200, 0, 200))?.path).toMatch(/^M[\d. ]+(?:L[\d. ]+){4}$/);
});

test("the limit has its place in the chart, above all values or among them", () => {
  const drawn = drawSeries(days(10, 20, 30, 40, 50), 100);
  expect(drawn?.limit).toBe(box.inset);
  expect(drawn?.last.y).toBeGreaterThan(box.inset);
});

test("days that are all alike lie in the middle, and nothing at all at the bottom", () => {
  expect(drawSeries(days(50, 50, 50, 50, 50))?.last.y).toBe(box.height / 2);
  expect(drawSeries(days(0, 0, 0, 0, 0))?.last.y).toBe(box.height - box.inset);
});
