import fc from "fast-check";
import { expect, test } from "vitest";
import { swarm } from "./swarm.ts";

test("marks far apart stay on the line, and those that meet step aside", () => {
  const placed = swarm([0, 100, 102, 104], (x) => x, 10, 20);
  expect(placed.map(({ dy }) => dy)).toEqual([0, 0, -10, 10]);
});

test("no mark hides another while there is room, and none leaves its row", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 12 }), (days) => {
      const placed = swarm(
        days.toSorted((a, b) => a - b),
        (day) => day,
        8,
        60,
      );
      placed.forEach((a, at) => {
        expect(Math.abs(a.dy)).toBeLessThanOrEqual(60);
        for (const b of placed.slice(at + 1)) {
          expect(Math.hypot(a.x - b.x, a.dy - b.dy)).toBeGreaterThanOrEqual(8 * 0.92 - 1e-9);
        }
      });
    }),
  );
});
