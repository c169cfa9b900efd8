import { expect, test } from "vitest";
import { buildRelationship, vagueDate } from "#domain/fixtures/journal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Veil } from "./relationship.ts";
import { relationshipDuration } from "./relationship-duration.ts";
import {
  endedLately,
  endRelationship,
  reopenRelationship,
  resumeRelationship,
} from "./relationship-ending.ts";
import { currentVeil, isSealedAway, isVeiled, unveil } from "./veil.ts";

const veiled = (veil: Veil, until: CalendarDay | null) => ({ veil, veil_until: until });

const together = buildRelationship(1, { start_date: vagueDate("2025-01-01") });

test("ending closes the record's own period", () => {
  expect(endRelationship(together, vagueDate("2026-05"))).toEqual({ status: "ended", end_date: "2026-05" });
});

test("ending without a date keeps it unknown", () => {
  expect(endRelationship(together, null)).toEqual({ status: "ended", end_date: null });
});

test("undoing an ending leaves the relationship as it was", () => {
  const ended = { ...together, ...endRelationship(together, vagueDate("2026-05-01")) };
  expect({ ...ended, ...reopenRelationship(ended) }).toEqual(together);
});

test("on again, off again: each ending closes the period that was open", () => {
  const over = { ...together, ...endRelationship(together, vagueDate("2025-02-01")) };
  const again = { ...over, ...resumeRelationship(over, "2026-01-01") };
  expect(again.status).toBe("ongoing");
  const overAgain = { ...again, ...endRelationship(again, vagueDate("2026-01-11")) };
  expect(overAgain).toMatchObject({
    status: "ended",
    end_date: "2025-02-01",
    periods: [{ start_date: "2026-01-01", end_date: "2026-01-11" }],
  });
  expect(relationshipDuration(overAgain, "2026-11-21")).toMatchObject({ days: 31 + 10, isOngoing: false });
  expect({ ...overAgain, ...reopenRelationship(overAgain) }).toEqual(again);
});

test.each([
  ["2026-11-22", true],
  ["2026-11-09", true],
  ["2026-11-08", false],
  ["2026-11", true],
  ["2026-10", false],
  ["2026-23", false],
  ["2026", false],
] as const)("what ended %s ended lately on 23 November 2026: %s", (end, isLate) => {
  const over = { ...together, ...endRelationship(together, vagueDate(end)) };
  expect(endedLately(over, "2026-11-23")).toBe(isLate);
  expect(endedLately({ ...over, ...resumeRelationship(over, "2026-11-23") }, "2026-11-23")).toBe(false);
});

test("an ending without a date is not taken for one of the last days", () => {
  expect(endedLately({ ...together, ...endRelationship(together, null) }, "2026-11-23")).toBe(false);
});

test("a veil holds until its day and opens that morning by itself", () => {
  const folded = veiled("folded", "2026-12-01");
  expect(isVeiled(folded, "2026-11-30")).toBe(true);
  expect(isVeiled(folded, "2026-12-01")).toBe(false);
  expect(currentVeil(folded, "2026-12-01")).toBe("open");
});

test("a veil without a day holds until changed", () => {
  expect(isVeiled(veiled("folded", null), "2199-01-01")).toBe(true);
  expect(isVeiled(unveil(), "2026-01-01")).toBe(false);
});

test("only sealing hides from the list", () => {
  expect(isSealedAway(veiled("folded", null), "2026-01-01")).toBe(false);
  expect(isSealedAway(veiled("sealed", null), "2026-01-01")).toBe(true);
  expect(isSealedAway(veiled("sealed", "2026-01-01"), "2026-01-01")).toBe(false);
});
