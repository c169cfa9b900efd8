import { expect, test } from "vitest";
import { moodName, moodShapes } from "./mood-shapes.ts";
import { sealGlyphs } from "./seal-glyphs.ts";

test("the five moods have five outlines, at reading size and under it", () => {
  const shapes = Object.values(moodShapes);
  expect(new Set(shapes.map(({ outline }) => outline)).size).toBe(5);
  expect(new Set(shapes.map(({ small }) => small)).size).toBe(5);
});

test("bright is round lobes at every size and never a star: it has no straight line and no corner outwards", () => {
  const { outline, small } = moodShapes.bright;
  for (const d of [outline, small]) expect(d).not.toMatch(/[LHV]/i);
  const arcs = [...small.matchAll(/A([\d.]+) \1 0 1 1 /g)];
  expect([8, 9]).toContain(arcs.length);
  expect(small.replaceAll(/A[^A]*/g, "").replace("Z", "")).toMatch(/^M[\d. ]+$/);
});

test("a stored mood finds its name, 5 being Bright", () => {
  expect([1, 2, 3, 4, 5].map(moodName)).toEqual(["stormy", "heavy", "even", "gentle", "bright"]);
});

test("every seal glyph is its own drawing and stays on its grid", () => {
  const glyphs = Object.entries(sealGlyphs);
  expect(glyphs.length).toBeGreaterThanOrEqual(24);
  expect(new Set(glyphs.map(([, d]) => d)).size).toBe(glyphs.length);
  for (const [name, d] of glyphs) {
    for (const [, x, y] of d.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)) {
      expect(Number(x), name).toBeGreaterThanOrEqual(0);
      expect(Number(x), name).toBeLessThanOrEqual(24);
      expect(Number(y), name).toBeGreaterThanOrEqual(0);
      expect(Number(y), name).toBeLessThanOrEqual(24);
    }
  }
});
