import { cut, even, type Mark, straightCut } from "./burin.ts";
import { arc } from "./curve.ts";
import { type Drawing, layer } from "./drawing.ts";
import type { Line, Point } from "./geometry.ts";

export const compassAt: Point = [134, 604];
const turn = Math.PI * 2;

function ray(angle: number, reach: number): Point {
  return [compassAt[0] + Math.sin(angle) * reach, compassAt[1] - Math.cos(angle) * reach];
}

/** A star of `points`, each half paper and half ink. */
function drawStar(points: number, from: number, reach: number, waist: number): Drawing {
  const lit: Line[] = [];
  const dark: Line[] = [];
  const edges: Mark[] = [];
  for (let i = 0; i < points; i++) {
    const angle = from + (i / points) * turn;
    const tip = ray(angle, reach);
    const left = ray(angle - (Math.PI / points) * waist, 10);
    const right = ray(angle + (Math.PI / points) * waist, 10);
    lit.push([tip, left, compassAt]);
    dark.push([tip, right, compassAt]);
    edges.push(straightCut(tip, left, 0.9), straightCut(left, compassAt, 0.7));
  }
  return [layer("paper", ...lit, ...dark), layer("ink", ...dark, ...edges)];
}

function drawLily(): Line[] {
  const [x] = compassAt;
  const y = compassAt[1] - 57;
  const petal = (side: number): Line => [
    [x + side * 2, y - 1],
    [x + side * 4.4, y - 6],
    [x + side * 8, y - 9.8],
    [x + side * 11.4, y - 8.4],
    [x + side * 11.6, y - 4],
    [x + side * 8.6, y - 5.6],
    [x + side * 5.2, y - 3.4],
  ];
  const heart: Line = [
    [x, y - 17.4],
    [x + 3.6, y - 11.6],
    [x + 4.4, y - 7.6],
    [x + 2.6, y - 3],
    [x, y],
    [x - 2.6, y - 3],
    [x - 4.4, y - 7.6],
    [x - 3.6, y - 11.6],
  ];
  return [heart, petal(1), [...petal(-1)].reverse()];
}

export function drawCompass(): Drawing {
  const rings = [33, 35.4].map((radius) =>
    cut(arc(compassAt, [radius, radius], 0, turn, 36), even(0.7), 0.05),
  );
  const degrees = Array.from({ length: 48 }, (_, i) =>
    straightCut(ray((i / 48) * turn, 33), ray((i / 48) * turn, 35.4), 0.5),
  );
  return [
    layer("ink", ...rings, ...degrees),
    ...drawStar(8, turn / 16, 35, 0.9),
    ...drawStar(4, turn / 8, 42, 1),
    ...drawStar(4, 0, 55, 0.92),
    layer("madder", ...drawLily()),
  ];
}

/** Sixteen rhumb lines from the rose across the whole sheet. */
export const rhumbs: readonly Line[] = Array.from({ length: 16 }, (_, i) => [
  compassAt,
  ray((i / 16) * turn, 1500),
]);
