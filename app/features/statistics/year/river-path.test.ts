import fc from "fast-check";
import { expect, test } from "vitest";
import { riverHeight, riverPoint } from "./river-path.ts";

const anyBox = fc.record({
  width: fc.integer({ min: 280, max: 900 }),
  row: fc.integer({ min: 90, max: 140 }),
});

test("every day of the year stands inside the picture, however narrow", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), anyBox, (part, box) => {
      const { x, y } = riverPoint(part, box);
      expect(x >= 0 && x <= box.width).toBe(true);
      expect(y >= 0 && y <= riverHeight(box)).toBe(true);
    }),
  );
});

test("the river flows on: two days that follow stand side by side", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 363 }), anyBox, (day, box) => {
      const [a, b] = [riverPoint(day / 365, box), riverPoint((day + 1) / 365, box)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(box.width / 60);
    }),
  );
});
