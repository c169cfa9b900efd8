import { expect, test } from "vitest";
import { isStillToCome, isTimeOfDay, minuteOf, type TimeOfDay } from "./time-of-day.ts";

test.each(["00:00", "09:05", "23:59", "morning", "afternoon", "evening", "night"])("%s is a time", (text) => {
  expect(isTimeOfDay(text)).toBe(true);
});

test.each(["", "24:00", "9:05", "12:60", "noon", "22:00:00", " 22:00"])("“%s” is none", (text) => {
  expect(isTimeOfDay(text)).toBe(false);
});

test("within a day, parts lie among the hours, what has no time in the middle, the night at the end", () => {
  const times: (TimeOfDay | null)[] = [
    "night",
    "22:00",
    "evening",
    "18:00",
    "afternoon",
    null,
    "10:00",
    "morning",
    "00:30",
  ];
  expect(times.toSorted((a, b) => minuteOf(a) - minuteOf(b))).toEqual(times.toReversed());
});

const clock = (text: TimeOfDay) => minuteOf(text);

test.each([
  ["22:00", "15:00", true],
  ["22:00", "21:44", true],
  ["22:00", "21:45", false],
  ["22:00", "22:00", false],
  ["00:30", "15:00", false],
  ["morning", "00:10", false],
  ["afternoon", "09:00", true],
  ["afternoon", "12:00", false],
  ["evening", "15:00", true],
  ["evening", "17:30", false],
  ["night", "15:00", true],
  ["night", "21:00", false],
  ["night", "02:00", false],
] as const)("%s lies ahead at %s: %s", (time, now, isAhead) => {
  expect(isStillToCome(time, clock(now))).toBe(isAhead);
});
