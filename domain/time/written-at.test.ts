import { expect, test } from "vitest";
import { idAt } from "#domain/fixtures/journal.ts";
import { timeInZone } from "./time-zone.ts";
import { writtenAt } from "./written-at.ts";

const made = "2026-07-10T22:30:00.000Z";

test("a row was written when its id was made, whenever the server heard of it", () => {
  const row = { id: idAt(made, 1), created_at: "2026-07-14T08:00:00Z" };
  expect(new Date(writtenAt(row)).toISOString()).toBe(made);
  expect(timeInZone(writtenAt(row), "Europe/Paris")).toMatchObject({ day: "2026-07-11", hour: 0 });
  expect(timeInZone(writtenAt(row), "America/New_York")).toMatchObject({ day: "2026-07-10", hour: 18 });
  expect(timeInZone(writtenAt(row), "nowhere")).toMatchObject({ day: "2026-07-10", hour: 22 });
});

test("an id that tells no time, or a clock far ahead, leaves the date of record", () => {
  const created_at = "2026-07-01T08:00:00.000Z";
  const random = { id: "0b64a1a5-3d8e-4f0b-9c2f-1d2e3f4a5b6c", created_at };
  expect(new Date(writtenAt(random)).toISOString()).toBe(created_at);
  expect(new Date(writtenAt({ id: idAt(made, 1), created_at })).toISOString()).toBe(created_at);
});
