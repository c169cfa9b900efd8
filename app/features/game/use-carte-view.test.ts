import { expect, test } from "vitest";
import { holdOnSheet, zoomBox } from "./use-carte-view.ts";

const whole = { x: 0, y: 0, width: 1280, height: 960 };

test("coming closer keeps what is under the finger under the finger", () => {
  const closer = zoomBox(whole, 2, whole, { x: 320, y: 240 });
  expect(closer).toEqual({ x: 160, y: 120, width: 640, height: 480 });
  expect((320 - closer.x) / closer.width).toBe(0.25);
});

test("the map comes four times closer at most, and never smaller than its sheet", () => {
  expect(zoomBox(whole, 100, whole).width).toBe(320);
  expect(zoomBox({ x: 200, y: 100, width: 400, height: 300 }, 0.01, whole).width).toBe(1280);
});

test("nobody moves off the sheet", () => {
  expect(holdOnSheet({ x: -50, y: 900, width: 640, height: 480 })).toEqual({
    x: 0,
    y: 480,
    width: 640,
    height: 480,
  });
});
