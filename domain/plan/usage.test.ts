import fc from "fast-check";
import { expect, test } from "vitest";
import { canGrow, checkGrowth, textLimits, type Usage, usageLimitsOf } from "./usage.ts";

const none: Usage = { relationships: 0, media: 0, bytes: 0, text: 0, mediaOfMinors: 0 };
const free = usageLimitsOf("free", 1_000);

test.each([
  [{ relationships: 2 }, { relationships: 3 }, null],
  [{ relationships: 3 }, { relationships: 4 }, "plan_limit"],
  [{ media: 1 }, { media: 4 }, "plan_limit"],
  [{ bytes: 900 }, { bytes: 1_000 }, null],
  [{ bytes: 900 }, { bytes: 1_001 }, "storage_limit"],
  [{ text: textLimits.free }, { text: textLimits.free + 1 }, "text_limit"],
  [{ mediaOfMinors: 0 }, { mediaOfMinors: 1 }, "underage"],
  // After a downgrade: nothing grows, so everything may be changed and deleted.
  [{ relationships: 9, media: 40 }, { relationships: 9, media: 40 }, null],
  [{ relationships: 9, media: 40 }, { relationships: 8, media: 38 }, null],
  [{ relationships: 9 }, { relationships: 10 }, "plan_limit"],
  // Each limit is separate: one relationship fewer allows no additional photo.
  [{ relationships: 9, media: 3 }, { relationships: 8, media: 4 }, "plan_limit"],
  [{ mediaOfMinors: 2 }, { mediaOfMinors: 2 }, null],
] as const)("from %o to %o on the free plan: %s", (before, after, code) => {
  const refusal = checkGrowth({ ...none, ...before }, { ...none, ...after }, free);
  expect(refusal?.code ?? null).toBe(code);
});

test("a refusal says what is full, how much was used and what fits", () => {
  const refusal = checkGrowth({ ...none, media: 2 }, { ...none, media: 5 }, free);
  expect(refusal).toEqual({ code: "plan_limit", details: { of: "media", used: 2, limit: 3 } });
});

test("pro has no end of relationships and photos, nor of bytes unless one is set, and an end of text", () => {
  const pro = usageLimitsOf("pro", null);
  const many = { ...none, relationships: 1e6, media: 1e6, bytes: 1e15 };
  expect(checkGrowth(none, many, pro)).toBeNull();
  expect(checkGrowth(none, { ...none, text: textLimits.pro + 1 }, pro)?.code).toBe("text_limit");
  expect(checkGrowth(none, { ...none, bytes: 1_001 }, usageLimitsOf("pro", 1_000))?.code).toBe(
    "storage_limit",
  );
});

const kept = fc.record({
  relationships: fc.nat(8),
  media: fc.nat(8),
  bytes: fc.nat(2_000),
  text: fc.nat(textLimits.free * 2),
  mediaOfMinors: fc.nat(2),
});

test("whatever is let through is within its limit, or did not grow", () => {
  fc.assert(
    fc.property(kept, kept, (before, after) => {
      if (checkGrowth(before, after, free) !== null) return;
      for (const what of ["relationships", "media", "bytes", "text"] as const) {
        expect(after[what] <= before[what] || after[what] <= (free[what] ?? Number.POSITIVE_INFINITY)).toBe(
          true,
        );
      }
      expect(after.mediaOfMinors).toBeLessThanOrEqual(before.mediaOfMinors);
    }),
  );
});

test("taking away is never refused", () => {
  fc.assert(
    fc.property(kept, (before) => {
      expect(checkGrowth(before, none, free)).toBeNull();
    }),
  );
});

test("only what can begin to count is measured", () => {
  expect(canGrow("relationships", { fields: ["name"], isAdded: false })).toBe(false);
  expect(canGrow("relationships", { fields: ["age"], isAdded: false })).toBe(true);
  expect(canGrow("media", { fields: [], isAdded: true })).toBe(true);
  expect(canGrow("media", { fields: ["relationship_id"], isAdded: false })).toBe(true);
  expect(canGrow("moments", { fields: ["text"], isAdded: false })).toBe(false);
  expect(canGrow("moments", { fields: ["relationship_id"], isAdded: false })).toBe(true);
  expect(canGrow("profiles", { fields: ["age"], isAdded: true })).toBe(false);
});
