import fc from "fast-check";
import { expect, test } from "vitest";
import { fittedSize } from "./upload.ts";

test.each([
  [
    { width: 3_000, height: 2_000 },
    { width: 2_560, height: 1_707 },
  ],
  [
    { width: 8_000, height: 1_500 },
    { width: 5_120, height: 960 },
  ],
  [
    { width: 1_500, height: 4_000 },
    { width: 1_280, height: 3_413 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
])("%o is kept as %o", (size, kept) => {
  expect(fittedSize(size, 2_560)).toEqual(kept);
});

test("whatever its shape, a picture is never enlarged and has at most the pixels of a square of the edge", () => {
  const side = fc.integer({ min: 1, max: 16_384 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(480, 1_280, 2_560), (width, height, edge) => {
      const kept = fittedSize({ width, height }, edge);
      expect(kept.width).toBeLessThanOrEqual(width);
      expect(kept.height).toBeLessThanOrEqual(height);
      expect(Math.max(kept.width, kept.height)).toBeLessThanOrEqual(2 * edge);
      // A rounded pixel on either side.
      expect(kept.width * kept.height).toBeLessThanOrEqual(edge * edge + 2 * edge);
      if (Math.max(width, height) >= edge)
        expect(Math.max(kept.width, kept.height)).toBeGreaterThanOrEqual(edge);
    }),
  );
});
