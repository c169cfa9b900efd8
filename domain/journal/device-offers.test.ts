import { expect, test } from "vitest";
import { copyReminderDays, isCopyReminderDue, isInstallDue, offersAfter } from "./device-offers.ts";

const ready = { moments: 3, firstDay: "2026-11-20", today: "2026-11-21", isAnswered: false };

test("the app is offered on another day than the first, after some moments, until it was answered once", () => {
  expect(isInstallDue(ready)).toBe(true);
  expect(isInstallDue({ ...ready, moments: offersAfter.install - 1 })).toBe(false);
  expect(isInstallDue({ ...ready, firstDay: null })).toBe(false);
  expect(isInstallDue({ ...ready, firstDay: "2026-11-21" })).toBe(false);
  expect(isInstallDue({ ...ready, isAnswered: true })).toBe(false);
});

const fresh = { since: "2026-01-01", isCared: false, isOff: false };

test.each([
  ["a week after the first thought of it", fresh, 5, "2026-01-08", true],
  ["not before", fresh, 5, "2026-01-07", false],
  ["not of a journal that has hardly begun", fresh, 4, "2026-06-01", false],
  ["two months after a copy", { ...fresh, isCared: true }, 900, "2026-03-02", true],
  ["not before", { ...fresh, isCared: true }, 900, "2026-03-01", false],
  ["never once switched off", { ...fresh, isOff: true }, 900, "2030-01-01", false],
  ["not while the clock is set back", { ...fresh, isCared: true }, 900, "2025-01-01", false],
] as const)("a copy is spoken of %s", (_, care, moments, today, isDue) => {
  expect(isCopyReminderDue(care, moments, today)).toBe(isDue);
});

test("reminders are rare", () => {
  expect(copyReminderDays.between).toBeGreaterThanOrEqual(30);
});
