import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { dayInTimeZone, timeInZone, zonesRemembered } from "./time-zone.ts";
import { isTimeZone } from "./time-zone-name.ts";

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

test("a zone has one spelling for each of its names, the one of the IANA database", () => {
  for (const name of [
    "Europe/Paris",
    "Europe/Kyiv",
    "Europe/Kiev",
    "Asia/Kolkata",
    "UTC",
    "Etc/GMT+5",
    "US/Eastern",
  ])
    expect([name, isTimeZone(name)]).toEqual([name, true]);
  for (const name of [
    "europe/paris",
    "EUROPE/PARIS",
    "Europe/paris",
    "utc",
    "+05:30",
    "",
    "Europe/Paris ",
    "Factory",
  ])
    expect([name, isTimeZone(name)]).toEqual([name, false]);
});

test("spellings without end are not remembered without end", () => {
  const letters = [..."america/argentina/buenos_aires"];
  for (let turn = 0; turn < 700; turn += 1) {
    const spelling = letters
      .map((letter, at) => ((turn >> (at % 10)) & 1 ? letter.toUpperCase() : letter))
      .join("");
    dayInTimeZone("2026-11-30T10:30:00Z", spelling);
  }
  expect(zonesRemembered().size).toBeLessThanOrEqual(zonesRemembered().limit);
  expect(zonesRemembered().limit).toBeLessThan(1_000);
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

test("on a day on which the clocks change, the last seconds of a minute are in its hour", () => {
  for (const seconds of ["00.000", "30.001", "59.999"]) {
    const instant = Date.parse(`2024-10-05T17:00:${seconds}Z`);
    expect(timeInZone(instant, "Australia/Lord_Howe")).toEqual({ day: "2024-10-06", hour: 4, minute: 0 });
  }
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
      const [, date, month, year, hour, minute] = /^(\d\d)\/(\d\d)\/(\d{4}), (\d\d):(\d\d)/.exec(parts) ?? [];
      expect(timeInZone(at, timeZone)).toEqual({
        day: `${year}-${month}-${date}`,
        hour: Number(hour),
        minute: Number(minute),
      });
    }),
    { numRuns: 1_000 },
  );
});

test("no engine's text of a date is read back: WebKit writes what others do not", () => {
  const { prototype } = Intl.DateTimeFormat;
  const own = Object.getOwnPropertyDescriptor(prototype, "format") ?? {};
  onTestFinished(() => void Object.defineProperty(prototype, "format", own));
  Object.defineProperty(prototype, "format", { ...own, get: () => () => "11/28/2026, 05:05" });
  expect(timeInZone(Date.parse("2026-11-28T10:05:00Z"), "America/Lima")).toEqual({
    day: "2026-11-28",
    hour: 5,
    minute: 5,
  });
});

test("from the first year to the last a zone has a day", () => {
  for (const [instant, day] of [
    ["0001-01-01T12:00:00Z", "0001-01-01"],
    ["0099-06-01T12:00:00Z", "0099-06-01"],
    ["9999-12-31T12:00:00Z", "9999-12-31"],
  ] as const)
    expect(dayInTimeZone(instant, "Europe/Paris")).toBe(day);
});
