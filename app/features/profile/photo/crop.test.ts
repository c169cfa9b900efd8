import fc from "fast-check";
import { expect, test } from "vitest";
import { closeness, firstCrop, middle, moveCrop, sizesOf, withCloseness, zoomCrop } from "./crop.ts";

const picture = { width: 1_200, height: 800 };

test("it begins with the largest square in the middle", () => {
  expect(firstCrop(picture)).toEqual({ x: 200, y: 0, size: 800 });
  expect(firstCrop({ width: 40, height: 90 })).toEqual({ x: 0, y: 25, size: 40 });
});

test("the picture follows the hand, as far as it reaches", () => {
  const crop = firstCrop(picture);
  expect(moveCrop(crop, { x: 0.125, y: 0.5 }, picture)).toEqual({ x: 100, y: 0, size: 800 });
  expect(moveCrop(crop, { x: -5, y: 0 }, picture)).toEqual({ x: 400, y: 0, size: 800 });
});

test("coming closer keeps what is under the pointer where it is", () => {
  const crop = { x: 200, y: 100, size: 600 };
  const place = { x: 0.25, y: 0.75 };
  const closer = zoomCrop(crop, 2, place, picture);
  expect(closer.size).toBe(300);
  expect(closer.x + place.x * closer.size).toBe(crop.x + place.x * crop.size);
  expect(closer.y + place.y * closer.size).toBe(crop.y + place.y * crop.size);
});

test("whatever is done, the square stays within the picture and of a size that shows something", () => {
  const act = fc.record({
    by: fc.record({
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: fc.double({ min: -3, max: 3, noNaN: true }),
    }),
    factor: fc.double({ min: 0.01, max: 100, noNaN: true }),
  });
  const shape = fc.record({
    width: fc.integer({ min: 1, max: 9_000 }),
    height: fc.integer({ min: 1, max: 9_000 }),
  });
  fc.assert(
    fc.property(shape, fc.array(act, { maxLength: 20 }), (shown, acts) => {
      const { smallest, largest } = sizesOf(shown);
      const end = acts.reduce(
        (crop, { by, factor }) => zoomCrop(moveCrop(crop, by, shown), factor, { x: 0.3, y: 0.9 }, shown),
        firstCrop(shown),
      );
      expect(end.size).toBeGreaterThanOrEqual(smallest - 0.001);
      expect(end.size).toBeLessThanOrEqual(largest + 0.001);
      expect(end.x).toBeGreaterThanOrEqual(-0.001);
      expect(end.y).toBeGreaterThanOrEqual(-0.001);
      expect(end.x + end.size).toBeLessThanOrEqual(shown.width + 0.001);
      expect(end.y + end.size).toBeLessThanOrEqual(shown.height + 0.001);
    }),
  );
});

test("the slider goes from the whole to the closest and back", () => {
  const crop = firstCrop(picture);
  expect(closeness(crop, picture)).toBe(0);
  const near = withCloseness(crop, 1, picture);
  expect(closeness(near, picture)).toBeCloseTo(1);
  expect(withCloseness(near, 0, picture).size).toBeCloseTo(crop.size);
  expect(closeness(firstCrop({ width: 50, height: 50 }), { width: 50, height: 50 })).toBe(0);
  expect(zoomCrop(crop, 1, middle, picture)).toEqual(crop);
});
