import fc from "fast-check";
import { expect, test } from "vitest";
import { dayInTimeZone, isTimeZone, timeInZone } from "./time-zone.ts";

test("the day of an instant depends on where the person lives", () => {
  expect(dayInTimeZone("2026-11-30T23:30:00Z", "Europe/Paris")).toBe("2026-12-01");
  expect(dayInTimeZone("2026-11-30T23:30:00Z", "America/New_York")).toBe("2026-11-30");
  expect(dayInTimeZone("2026-11-30T10:30:00Z", "Pacific/Kiritimati")).toBe("2026-12-01");
});

test("an unknown time zone counts as UTC", () => {
  expect(isTimeZone("Europe/Paris")).toBe(true);
  expect(isTimeZone("Carte/Tendre")).toBe(false);
  expect(dayInTimeZone("2026-11-30T23:30:00Z", "Carte/Tendre")).toBe("2026-11-30");
});

test("on the night the clocks change each instant has its own hour", () => {
  const hours = [
    "2026-10-25T00:30:00Z",
    "2026-10-25T01:30:00Z",
    "2026-03-29T00:30:00Z",
    "2026-03-29T01:30:00Z",
  ];
  expect(hours.map((instant) => timeInZone(Date.parse(instant), "Europe/Paris").hour)).toEqual([2, 2, 1, 3]);
});

test("what is not a time has no day", () => {
  expect(() => dayInTimeZone("soon", "UTC")).toThrow(RangeError);
});

test("the day and the hour are those the platform's own calendar tells", () => {
  const zone = fc.constantFrom(
    "Europe/Paris",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "Australia/Lord_Howe",
    "UTC",
  );
  const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2040, 0, 1) });
  fc.assert(
    fc.property(zone, instant, (timeZone, at) => {
      const parts = new Intl.DateTimeFormat("en-GB", {
        timeZone,
        dateStyle: "short",
        timeStyle: "short",
      }).format(at);
      const [, date, month, year, hour] = /^(\d\d)\/(\d\d)\/(\d{4}), (\d\d):/.exec(parts) ?? [];
      expect(timeInZone(at, timeZone)).toEqual({ day: `${year}-${month}-${date}`, hour: Number(hour) });
    }),
    { numRuns: 1_000 },
  );
});
