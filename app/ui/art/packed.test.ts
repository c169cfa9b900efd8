import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, pathOf, unpack } from "./packed.ts";

test("whole numbers come back as they went in", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -200_000, max: 200_000 })), (numbers) => {
      expect(unpack(pack(numbers))).toEqual(numbers);
    }),
  );
});

test("packed text needs no escape in a string of JavaScript or JSON", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20_000, max: 20_000 })), (numbers) => {
      expect(JSON.stringify(pack(numbers))).toBe(`"${pack(numbers)}"`);
      expect(pack(numbers)).not.toMatch(/[`$]/);
    }),
  );
});

test("an area is drawn through its corners, each mark starting a step from the one before", () => {
  const square = [10, 0, 0, 10, -10, 0];
  expect(pathOf(pack([0, 0, 4, 2, 5, 5, ...square, 20, 0, ...square]))).toBe(
    "M5 5 15 5 15 15 5 15zM25 5 35 5 35 15 25 15z",
  );
});

test("a straight cut has its width at the start and two thirds of it at the end", () => {
  const [left = 0, , leftFoot = 0, , rightFoot = 0, , right = 0] =
    pathOf(pack([3, 40, 2, 1, 0, 0, 0, 100]))
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const [start, end] = [Math.abs(right - left), Math.abs(rightFoot - leftFoot)];
  expect(start).toBeGreaterThan(17);
  expect(start).toBeLessThan(23);
  expect(end).toBeGreaterThan(start * 0.5);
  expect(end).toBeLessThan(start * 0.9);
});
