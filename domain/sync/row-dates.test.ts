import { expect, test } from "vitest";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import { latestToday, rowDateIssues } from "./row-dates.ts";

const zones = ["Pacific/Kiritimati", "Pacific/Auckland", "Europe/Paris", "Pacific/Honolulu", "Etc/GMT+12"];
/** Either side of midnight in Kiritimati, Auckland (with and without summer time), UTC and Honolulu. */
const instants = [
  ...["2026-11-22T09:59:59Z", "2026-11-22T10:00:01Z", "2026-11-22T10:59:59Z", "2026-11-22T11:00:01Z"],
  ...["2026-06-30T11:59:59Z", "2026-06-30T12:00:01Z", "2026-12-31T23:59:59Z", "2027-01-01T00:00:01Z"],
  ...["2026-11-22T09:55:00Z", "2028-02-28T10:00:01Z", "2026-11-23T09:59:59Z"],
];

for (const zone of zones) {
  test(`what is written as today in ${zone} is accepted by a server anywhere`, () => {
    for (const instant of instants) {
      const today = dayInTimeZone(instant, zone);
      const limit = latestToday(new Date(instant));
      expect(rowDateIssues("moments", { occurred_on: today }, ["occurred_on"], limit)).toEqual([]);
      expect(rowDateIssues("relationships", { start_date: today }, ["start_date"], limit)).toEqual([]);
    }
  });
}

test("a clock that is some minutes fast in the furthest zone is still believed", () => {
  const deviceDay = dayInTimeZone("2026-11-22T10:05:00Z", "Pacific/Kiritimati");
  const limit = latestToday(new Date("2026-11-22T09:50:00Z"));
  expect(rowDateIssues("moments", { occurred_on: deviceDay }, ["occurred_on"], limit)).toEqual([]);
});

test("the day after tomorrow is the future everywhere", () => {
  const limit = latestToday(new Date("2026-11-22T12:00:00Z"));
  expect(rowDateIssues("moments", { occurred_on: "2026-11-24" }, ["occurred_on"], limit)).toEqual([
    { field: "occurred_on", code: "date_in_future" },
  ]);
  expect(
    rowDateIssues(
      "relationships",
      { start_date: "2027", end_date: null, periods: [{ start_date: "2026-12", end_date: null }] },
      ["start_date", "periods"],
      limit,
    ),
  ).toEqual([
    { field: "start_date", code: "start_in_future" },
    { field: "periods.0.start_date", code: "start_in_future" },
  ]);
});

test("a date that was today further east does not stand in the way of another edit", () => {
  const row = { start_date: "2026-11-23", end_date: null, periods: [] };
  expect(rowDateIssues("relationships", row, ["periods"], "2026-11-22")).toEqual([]);
  expect(rowDateIssues("relationships", row, ["name"], "2026-11-22")).toEqual([]);
  expect(rowDateIssues("relationships", row, ["start_date"], "2026-11-22")).toHaveLength(1);
});

test("an hour alone does not bring a date from further east before the judge; an hour ahead is refused", () => {
  const row = { occurred_on: "2026-11-23", time_of_day: "09:00" };
  expect(rowDateIssues("moments", row, ["time_of_day"], "2026-11-22", 15 * 60)).toEqual([]);
  expect(rowDateIssues("moments", row, ["occurred_on"], "2026-11-22", 15 * 60)).toHaveLength(1);
  const tonight = { occurred_on: "2026-11-22", time_of_day: "22:00" };
  for (const written of ["occurred_on", "time_of_day"])
    expect(rowDateIssues("moments", tonight, [written], "2026-11-22", 15 * 60)).toEqual([
      { field: "time_of_day", code: "hour_in_future" },
    ]);
  expect(rowDateIssues("moments", tonight, ["time_of_day"], "2026-11-22")).toEqual([]);
});

test("an end before its beginning is refused whichever of the two was written", () => {
  const row = { start_date: "2020-05", end_date: "2019", periods: [] };
  for (const written of ["start_date", "end_date"]) {
    expect(rowDateIssues("relationships", row, [written], "2026-11-22")).toEqual([
      { field: "end_date", code: "end_before_start" },
    ]);
  }
});
