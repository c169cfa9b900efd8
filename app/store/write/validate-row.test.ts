import { afterEach, expect, test } from "vitest";
import type { Row } from "#domain/wire/sync.ts";
import { validateRow } from "./validate-row.ts";

const zoneBefore = process.env.TZ;
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

const issuesOn = (occurred_on: string, instant: string) => {
  const at = new Date(instant).toISOString();
  const row: Row = { id: "m", rev: 0, created_at: at, updated_at: at, deleted_at: null, occurred_on };
  return validateRow("moments", row, ["occurred_on"], new Date(instant)).map(({ code }) => code);
};

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
