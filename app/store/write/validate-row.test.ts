import { afterEach, expect, test } from "vitest";
import type { Row } from "#domain/wire/sync.ts";
import { validateRow } from "./validate-row.ts";

const zoneBefore = process.env.TZ;
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

const issuesOf = (
  instant: string,
  fields: Readonly<Record<string, string>>,
  written = Object.keys(fields),
) => {
  const at = new Date(instant).toISOString();
  const row: Row = { id: "m", rev: 0, created_at: at, updated_at: at, deleted_at: null, ...fields };
  return validateRow("moments", row, written, new Date(instant)).map(({ code }) => code);
};
const issuesOn = (occurred_on: string, instant: string) => issuesOf(instant, { occurred_on });

test.for([
  ["Pacific/Auckland", "2026-11-22T11:00:01Z", "2026-11-23"],
  ["Pacific/Auckland", "2026-11-22T10:59:59Z", "2026-11-22"],
  ["Pacific/Kiritimati", "2026-11-22T10:00:01Z", "2026-11-23"],
  ["Pacific/Kiritimati", "2026-11-22T09:59:59Z", "2026-11-22"],
  ["Pacific/Honolulu", "2026-11-23T09:59:59Z", "2026-11-22"],
  ["Pacific/Honolulu", "2026-11-23T10:00:01Z", "2026-11-23"],
])("in %s at %s it is %s: that day is kept, the next is the future", ([zone, instant, today]) => {
  process.env.TZ = zone;
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  expect(issuesOn(today ?? "", instant ?? "")).toEqual([]);
  expect(issuesOn(tomorrow, instant ?? "")).toEqual(["date_in_future"]);
});

test("ten in the evening is refused in the afternoon of the device's own zone, and kept where it is night", () => {
  const moment = { occurred_on: "2026-11-22", time_of_day: "22:00" };
  process.env.TZ = "Europe/Paris";
  expect(issuesOf("2026-11-22T14:00:00Z", moment)).toEqual(["hour_in_future"]);
  expect(issuesOf("2026-11-22T14:00:00Z", moment, ["word"])).toEqual([]);
  expect(issuesOf("2026-11-22T21:10:00Z", moment)).toEqual([]);
  process.env.TZ = "Asia/Tokyo";
  expect(issuesOf("2026-11-22T14:00:00Z", moment)).toEqual([]);
});
