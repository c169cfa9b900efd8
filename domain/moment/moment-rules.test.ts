import { expect, test } from "vitest";
import { buildMoment } from "#domain/fixtures/journal.ts";
import { mayMoveSeal, momentDateIssues, rereadPatch } from "./moment-rules.ts";

test("the day of a letter may be put right on the day it was written and on the next, then no more", () => {
  const letter = { updated_at: "2026-11-21T22:40:00.000Z" };
  const days = ["2026-11-21", "2026-11-22", "2026-11-23"];
  expect(days.map((today) => mayMoveSeal(letter, today, "UTC"))).toEqual([true, true, false]);
});

test("the day a letter was written is the day it was where the person is", () => {
  const letter = { updated_at: "2026-11-21T23:30:00.000Z" };
  expect(mayMoveSeal(letter, "2026-11-23", "Europe/Paris")).toBe(true);
  expect(mayMoveSeal(letter, "2026-11-24", "Europe/Paris")).toBe(false);
  const inNewYork = { updated_at: "2026-11-22T01:30:00.000Z" };
  expect(mayMoveSeal(inNewYork, "2026-11-22", "America/New_York")).toBe(true);
  expect(mayMoveSeal(inNewYork, "2026-11-23", "America/New_York")).toBe(false);
});

test("the month after which a page is reread is counted from the day it was where the person is", () => {
  const page = buildMoment(1, "2026-10-21", { created_at: "2026-10-21T22:30:00.000Z" });
  expect(rereadPatch(page, "2026-11-20", "Europe/Paris")).toBeNull();
  expect(rereadPatch(page, "2026-11-20", "UTC")).toEqual({ reread_on: "2026-11-20" });
});

test("an hour of today that lies ahead has not happened; where the hour is not known, none is refused", () => {
  const today = "2026-11-21";
  const at = (time_of_day: "22:00" | null, occurred_on = today, minute: number | null = 15 * 60) =>
    momentDateIssues({ ...buildMoment(1, occurred_on), time_of_day }, today, minute);
  expect(at("22:00")).toEqual([{ field: "time_of_day", code: "hour_in_future" }]);
  expect(at("22:00", "2026-11-20")).toEqual([]);
  expect(at("22:00", "2026-11")).toEqual([]);
  expect(at("22:00", today, 23 * 60)).toEqual([]);
  expect(at("22:00", today, null)).toEqual([]);
  expect(at(null)).toEqual([]);
});
