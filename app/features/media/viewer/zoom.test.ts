import { expect, test } from "vitest";
import { fitted, largestScale, moveBy, readStroke, zoomAt } from "./zoom.ts";

const stage = { width: 400, height: 300 };

test("what lies under the fingers stays under them", () => {
  const point = { x: 80, y: -40 };
  const zoom = zoomAt(fitted, 2, point, stage);
  expect(zoom).toEqual({ scale: 2, x: -80, y: 40 });
  expect([(point.x - zoom.x) / zoom.scale, (point.y - zoom.y) / zoom.scale]).toEqual([80, -40]);
});

test("it is neither smaller than the stage nor larger than six times", () => {
  expect(zoomAt(fitted, 0.2, { x: 50, y: 0 }, stage)).toEqual(fitted);
  expect(zoomAt(fitted, 100, { x: 0, y: 0 }, stage).scale).toBe(largestScale);
});

test("the picture never leaves the stage", () => {
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, stage)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(moveBy(fitted, { x: 30, y: 30 }, stage)).toEqual(fitted);
});

test.each([
  [{ x: -90, y: 10 }, "next"],
  [{ x: 90, y: -20 }, "previous"],
  [{ x: 10, y: 160 }, "close"],
  [{ x: 30, y: 20 }, null],
  [{ x: -90, y: 80 }, null],
  [{ x: 0, y: -200 }, null],
])("a stroke of %o means %s", (by, meaning) => {
  expect(readStroke(by)).toBe(meaning);
});
