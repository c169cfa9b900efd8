import { expect, test } from "vitest";
import type { DatePrecision } from "#domain/time/vague-date.ts";
import { vagueDateSchema } from "#domain/time/vague-date-schema.ts";
import { coarsenDate, middleMonth, precisionsOf } from "./coarsen-date.ts";

const vague = (text: string) => vagueDateSchema.parse(text);

test.each<[string, DatePrecision, string]>([
  ["2025-07-14", "month", "2025-07"],
  ["2025-07-14", "season", "2025-22"],
  ["2025-01-14", "season", "2024-24"],
  ["2025-12-31", "season", "2025-24"],
  ["2025-03", "season", "2025-21"],
  ["2025-11", "season", "2025-23"],
  ["2025-21", "year", "2025"],
  ["2025-21", "season", "2025-21"],
  ["2025-21", "day", "2025-21"],
  ["2025", "month", "2025"],
])("%s said to the %s is %s", (date, precision, expected) => {
  expect(coarsenDate(vague(date), precision)).toBe(expected);
});

test("only what one still knows is on offer", () => {
  expect(precisionsOf(vague("2025-07-14"))).toEqual(["day", "month", "season", "year"]);
  expect(precisionsOf(vague("2025-21"))).toEqual(["season", "year"]);
});

test("a spring counts from its April, a year from its July", () => {
  expect(middleMonth(vague("2019-21"))).toBe("2019-04");
  expect(middleMonth(vague("2019"))).toBe("2019-07");
});
