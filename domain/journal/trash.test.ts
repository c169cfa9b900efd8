import { expect, test } from "vitest";
import { buildMoment, buildRelationship } from "#domain/fixtures/journal.ts";
import { isRestorable, trashDaysLeft } from "./trash.ts";

const deleted_at = "2026-11-01T22:30:00.000Z";

test("what is deleted can be taken back for thirty days, the last one included", () => {
  expect(trashDaysLeft(deleted_at, "2026-11-01", "UTC")).toBe(30);
  expect(trashDaysLeft(deleted_at, "2026-11-21", "UTC")).toBe(10);
  expect(trashDaysLeft(deleted_at, "2026-12-01", "UTC")).toBe(0);
  expect(trashDaysLeft(deleted_at, "2027-01-01", "UTC")).toBe(0);
  const moment = buildMoment(1, "2026-10-31", { deleted_at });
  expect(isRestorable("moments", moment, "2026-12-01", "UTC")).toBe(true);
  expect(isRestorable("moments", moment, "2026-12-02", "UTC")).toBe(false);
});

test("the thirty days are counted from the day it was where the person is", () => {
  expect(trashDaysLeft("2026-11-22T23:50:00.000Z", "2026-11-23", "Europe/Paris")).toBe(30);
  expect(trashDaysLeft("2026-11-23T01:00:00.000Z", "2026-11-22", "America/New_York")).toBe(30);
});

test("the last day in the trash ends at midnight where the person is, not in Greenwich", () => {
  const inParis = buildMoment(1, "2026-10-31", { deleted_at: "2026-11-01T23:30:00.000Z" });
  expect(isRestorable("moments", inParis, "2026-12-02", "Europe/Paris")).toBe(true);
  expect(isRestorable("moments", inParis, "2026-12-03", "Europe/Paris")).toBe(false);
  const inNewYork = buildMoment(2, "2026-10-31", { deleted_at: "2026-11-02T01:30:00.000Z" });
  expect(isRestorable("moments", inNewYork, "2026-12-01", "America/New_York")).toBe(true);
  expect(isRestorable("moments", inNewYork, "2026-12-02", "America/New_York")).toBe(false);
});

test("what still lives, and what was purged, is not in the trash", () => {
  expect(isRestorable("moments", buildMoment(1, "2026-10-31"), "2026-11-02", "UTC")).toBe(false);
  const purged = { ...buildRelationship(1, { deleted_at }), name: "" };
  expect(isRestorable("relationships", purged, "2026-11-02", "UTC")).toBe(false);
  expect(isRestorable("relationships", { ...purged, name: "Noé" }, "2026-11-02", "UTC")).toBe(true);
});
