import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanMedia, countMedia, isMediaCleanupDue } from "#domain/media/media-list.ts";
import { imageQuota, quotaMonth, quotaOf, quotaRenewsOn, relationQuota } from "./quota.ts";

test.each([
  [relationQuota, "free", 2, true],
  [relationQuota, "free", 3, false],
  [relationQuota, "plus", 9, true],
  [relationQuota, "plus", 10, false],
  [relationQuota, "pro", 100_000, true],
  [imageQuota, "free", 2, true],
  [imageQuota, "free", 3, false],
  [imageQuota, "plus", 10, false],
  [imageQuota, "pro", 10_000, true],
] as const)("by $name on %s with %i one more: %s", (quota, plan, count, expected) => {
  expect(quota(plan, count).canAdd).toBe(expected);
});

test.each([
  [12, 30, "open", 18],
  [23, 30, "open", 7],
  [24, 30, "near", 6],
  [30, 30, "reached", 0],
  [8, 10, "near", 2],
  [12, 10, "reached", 0],
])("%i of %i is %s with %i left", (used, limit, level, remaining) => {
  expect(quotaOf(used, limit)).toMatchObject({ level, remaining, canAdd: remaining > 0 });
});

test("a quota never allows one more than its limit", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (used, limit) => {
      const quota = quotaOf(used, limit);
      expect(quota.canAdd).toBe(used < limit);
      expect(quota.remaining).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the month turns at midnight where the person lives", () => {
  expect(quotaMonth("2026-11-30T22:59:59Z", "Europe/Paris")).toBe("2026-11");
  expect(quotaMonth("2026-11-30T23:00:00Z", "Europe/Paris")).toBe("2026-12");
  expect(quotaMonth("2026-12-01T04:59:59Z", "America/New_York")).toBe("2026-11");
  expect(quotaMonth("2026-11-30T23:00:00Z", "nowhere")).toBe("2026-11");
  expect(quotaRenewsOn("2026-11-30T23:00:00Z", "Europe/Paris")).toBe("2027-01-01");
  expect(quotaRenewsOn("2026-11-21T12:00:00Z", "Europe/Paris")).toBe("2026-12-01");
});

test("entries that are not strings, empty or local files are not counted and are cleaned away", () => {
  const list = [
    "a.webp",
    4,
    null,
    "file:///a.jpg",
    "FILE:b",
    "blob:http",
    " content://c",
    "capacitor://d",
    "",
    {},
    "files/e.webp",
  ];
  expect(countMedia(list)).toBe(2);
  expect(cleanMedia(list)).toEqual(["a.webp", "files/e.webp"]);
});

test("a clean-up runs at most once in 24 hours, and again when the clock was set back", () => {
  const day = 86_400_000;
  expect(isMediaCleanupDue(null, 0)).toBe(true);
  expect(isMediaCleanupDue(0, day - 1)).toBe(false);
  expect(isMediaCleanupDue(0, day)).toBe(true);
  expect(isMediaCleanupDue(Number.NaN, day)).toBe(true);
  expect(isMediaCleanupDue(2 * day, day)).toBe(true);
});
