import fc from "fast-check";
import { expect, test } from "vitest";
import { shareWord, spokenShares } from "./share.ts";

test("the word of a share is within three points of it, and none and all are exact", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000 }), fc.nat({ max: 30_000 }), (whole, some) => {
      const part = Math.min(some, whole);
      const ratio = part / whole;
      const word = shareWord(part, whole);
      if (word === "none") expect(part).toBe(0);
      else if (word === "all") expect(part).toBe(whole);
      else if (word === "almost") expect(ratio > 0.98 && part < whole).toBe(true);
      else if (word === "few") expect(ratio < 0.02 && part > 0).toBe(true);
      else if (word !== "figure") {
        const share = spokenShares.find(([name]) => name === word)?.[1] ?? Number.NaN;
        expect(Math.abs(share - ratio)).toBeLessThanOrEqual(0.03);
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [990, 1_000, "almost"],
  [36, 1_000, "twentieth"],
  [140, 1_000, "seventh"],
  [418, 1_000, "twoFifths"],
  [1, 1_000, "few"],
  [370, 1_000, "figure"],
  [0, 0, "none"],
])("%i of %i is said as %s", (part, whole, word) => {
  expect(shareWord(part, whole)).toBe(word);
});
