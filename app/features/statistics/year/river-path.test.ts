import fc from "fast-check";
import { expect, test } from "vitest";
import { monthPoint, placeOnRiver, riverHeight, riverPoint } from "./river-path.ts";

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

test("no mark of a year lies on another, though many are of one day, and each stays near its day", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 720 }),
      fc.array(fc.integer({ min: 0, max: 364 }), { maxLength: 30 }),
      (width, days) => {
        const box = { width, row: 104 };
        const marks = days.toSorted((a, b) => a - b).map((day) => ({ part: day / 365, size: 15 }));
        const places = placeOnRiver(marks, box);
        places.forEach((one, at) => {
          for (const other of places.slice(at + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(13);
          const day = riverPoint(marks[at]?.part ?? 0, box);
          expect(Math.hypot(one.x - day.x, one.y - day.y)).toBeLessThan(110);
        });
      },
    ),
  );
});

test("what has room stands at its day", () => {
  const box = { width: 720, row: 104 };
  const [{ x, y } = { x: 0, y: 0 }] = placeOnRiver([{ part: 0.4, size: 15 }], box);
  expect(riverPoint(0.4, box)).toMatchObject({ x, y });
});

test("no mark stands on the name of a month", () => {
  /** Pixels: half of what a short name takes, at the size of a caption. */
  const name = { across: 15, up: 6 };
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 720 }),
      fc.array(fc.integer({ min: 0, max: 364 }), { minLength: 1, maxLength: 30 }),
      (width, days) => {
        const box = { width, row: 104 };
        const size = 15;
        const places = placeOnRiver(
          days.toSorted((a, b) => a - b).map((day) => ({ part: day / 365, size })),
          box,
        );
        for (let month = 0; month < 12; month += 1) {
          const at = monthPoint((month + 0.5) / 12, box);
          for (const { x, y } of places) {
            const [beside, above] = [Math.abs(x - at.x) - name.across, Math.abs(y - at.y) - name.up];
            expect(Math.hypot(Math.max(0, beside), Math.max(0, above))).toBeGreaterThan(size / 2);
          }
        }
      },
    ),
  );
});
