import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawCoasts, regionOf } from "../../../app/features/statistics/map/draw-coasts.ts";
import { openCoasts } from "../../../app/features/statistics/map/open-coasts.ts";
import { projectCity } from "../../../app/features/statistics/map/project.ts";
import { writeCoasts } from "./write-coasts.ts";

const { parts, countries } = writeCoasts();
const coasts = openCoasts(parts.map((part, at) => ({ ...part, countries: at === 0 ? countries : "" })));

function isLand(lat: number, lon: number): boolean {
  const at = projectCity({ lat, lon });
  let inside = false;
  for (const { points } of coasts.rings) {
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [x, y, fromX, fromY] = [points[i] ?? 0, points[i + 1] ?? 0, points[j] ?? 0, points[j + 1] ?? 0];
      if (y > at.y !== fromY > at.y && at.x < ((fromX - x) * (at.y - y)) / (fromY - y) + x) inside = !inside;
    }
  }
  return inside;
}

test.each([
  ["Marseille", 43.31, 5.4],
  ["Nice", 43.72, 7.26],
  ["Brest", 48.41, -4.48],
  ["Lisbon", 38.74, -9.14],
  ["Copenhagen", 55.68, 12.5],
  ["Tokyo", 35.7, 139.7],
])("%s stands on land", (_, lat, lon) => {
  expect(isLand(lat, lon)).toBe(true);
});

test.each([
  ["the roads of Marseille", 43.28, 5.2],
  ["the Channel", 50, -2],
  ["the Bay of Biscay", 45, -4],
])("%s are sea", (_, lat, lon) => {
  expect(isLand(lat, lon)).toBe(false);
});

test("no coast runs back around the world at the date line", () => {
  for (const { points } of coasts.rings) {
    for (let at = 2; at < points.length; at += 2)
      expect(Math.abs((points[at] ?? 0) - (points[at - 2] ?? 0))).toBeLessThan(100);
  }
});

test("no part is a large file, and every country of Europe has its name's place", () => {
  for (const part of parts)
    expect(gzipSync(part.rings + part.borders + countries).length).toBeLessThan(50_000);
  const codes = coasts.countries.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["FR", "ES", "IT", "DE", "GB", "BE", "CH", "PT", "JP", "BR"]));
  expect(codes).not.toContain("MC");
});

test("a region's coasts are inside it, and the same for a step to the side", () => {
  const size = { width: 600, height: 420 };
  const view = { ...projectCity({ lat: 46, lon: 3 }), scale: 25 };
  const region = regionOf(view, size);
  expect(regionOf({ ...view, x: view.x + 0.01 }, size)).toEqual(region);
  expect(region.left).toBeLessThan(view.x - size.width / 2 / view.scale);
  expect(region.right).toBeGreaterThan(view.x + size.width / 2 / view.scale);
  const numbers = [...drawCoasts(coasts, region, size.width).land.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
  expect(numbers.length).toBeGreaterThan(1_000);
  for (const [, x, y] of numbers) {
    expect(Number(x)).toBeGreaterThanOrEqual(region.left - 0.001);
    expect(Number(x)).toBeLessThanOrEqual(region.right + 0.001);
    expect(Number(y)).toBeGreaterThanOrEqual(region.top - 0.001);
    expect(Number(y)).toBeLessThanOrEqual(region.bottom + 0.001);
  }
});
