import { expect, test } from "vitest";
import { gatherMonths, monthsPerStroke } from "./month-bins.ts";
import { timeScale } from "./time-axis.tsx";

const twentyYears = { from: "2006-01-01", to: "2026-01-01" };

test("a stroke stands for a month where there is room, and for longer on a narrow screen", () => {
  expect(monthsPerStroke(twentyYears, timeScale(twentyYears, 0, 1000))).toBe(1);
  expect(monthsPerStroke(twentyYears, timeScale(twentyYears, 0, 200))).toBe(6);
  expect(monthsPerStroke(twentyYears, timeScale(twentyYears, 0, 20))).toBe(24);
});

test("gathered months keep every moment, in the middle of what they stand for", () => {
  const months = [
    { month: "2024-01", count: 2 },
    { month: "2024-06", count: 1 },
    { month: "2024-07", count: 4 },
    { month: "2025-12", count: 1 },
  ];
  expect(gatherMonths(months, 1).map(({ day }) => day)).toEqual([
    "2024-01-15",
    "2024-06-15",
    "2024-07-15",
    "2025-12-15",
  ]);
  expect(gatherMonths(months, 6)).toEqual([
    { day: "2024-04-01", count: 3 },
    { day: "2024-10-01", count: 4 },
    { day: "2025-10-01", count: 1 },
  ]);
});
