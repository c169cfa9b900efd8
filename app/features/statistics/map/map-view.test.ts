import fc from "fast-check";
import { expect, test } from "vitest";
import { moved, placed, sheet, viewOf, wholeWorld, zoomed } from "./map-view.ts";

const size = { width: 600, height: 420 };
const anyPoint = fc.record({
  x: fc.double({ min: 0, max: sheet.width, noNaN: true }),
  y: fc.double({ min: 40, max: sheet.height - 40, noNaN: true }),
});

test("every city is in view to begin with, however near or far the others are", () => {
  fc.assert(
    fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 12 }), (points) => {
      const view = viewOf(points, size);
      for (const point of points) {
        const { x, y } = placed(point, view, size);
        expect(x).toBeGreaterThanOrEqual(-60);
        expect(x).toBeLessThanOrEqual(size.width + 60);
        expect(y).toBeGreaterThanOrEqual(-60);
        expect(y).toBeLessThanOrEqual(size.height + 60);
      }
    }),
  );
});

test("zooming keeps still what is pointed at", () => {
  const view = viewOf([{ x: 500, y: 240 }], size);
  const point = { x: 505, y: 236 };
  const before = placed(point, view, size);
  const after = placed(point, zoomed(view, 1.5, size, before), size);
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
});

test("no zoom and no move loses the world", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom(0.2, 0.5, 2, 8).map((factor) => ({ factor })),
          fc.record({
            dx: fc.integer({ min: -9_000, max: 9_000 }),
            dy: fc.integer({ min: -9_000, max: 9_000 }),
          }),
        ),
        { maxLength: 20 },
      ),
      (steps) => {
        const end = steps.reduce(
          (view, step) =>
            "factor" in step ? zoomed(view, step.factor, size) : moved(view, step.dx, step.dy, size),
          wholeWorld(size),
        );
        expect(end.scale).toBeGreaterThanOrEqual(wholeWorld(size).scale);
        expect(end.scale).toBeLessThanOrEqual(size.width / 6);
        expect(end.x >= 0 && end.x <= sheet.width && end.y >= 0 && end.y <= sheet.height).toBe(true);
      },
    ),
  );
});
