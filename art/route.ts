import { smooth } from "./curve.ts";
import { distance, type Line, lengthOf, type Point } from "./geometry.ts";

/**
 * One leg from each village to the next, from wall to wall. Legs bend around the names, so that the road never breaks
 * beside a label; `findDotOnName` in the tests holds it to that.
 */
const legs: readonly Line[] = [
  [
    [706, 836],
    [728, 816],
    [756, 803],
  ],
  [
    [832, 801],
    [884, 798],
    [930, 780],
    [950, 752],
    [944, 726],
    [928, 712],
  ],
  [
    [850, 713],
    [826, 695],
    [789, 679],
  ],
  [
    [772, 640],
    [792, 616],
    [828, 596],
  ],
  [
    [830, 576],
    [810, 558],
    [782, 549],
  ],
  [
    [764, 508],
    [790, 486],
    [836, 470],
  ],
  [
    [840, 446],
    [820, 436],
    [800, 432],
  ],
  [
    [786, 404],
    [802, 380],
    [820, 364],
  ],
  [
    [822, 342],
    [800, 333],
    [774, 338],
  ],
];

function pointAlong(line: Line, target: number): Point {
  let travelled = 0;
  for (const [i, point] of line.entries()) {
    const before = line[i - 1] ?? point;
    const piece = distance(before, point);
    if (piece > 0 && travelled + piece >= target) {
      const t = (target - travelled) / piece;
      return [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
    }
    travelled += piece;
  }
  return line.at(-1) ?? [0, 0];
}

/** The dots of each leg, evenly spaced from its first point to its last. */
export function dotLegs(gap = 8.4): Point[][] {
  return legs.map((leg) => {
    const line = smooth(leg, 1.5);
    const total = lengthOf(line);
    const count = Math.max(3, Math.round(total / gap));
    return Array.from({ length: count + 1 }, (_, i) => {
      const [x, y] = pointAlong(line, (total * i) / count);
      return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
    });
  });
}

export const roadLines: readonly Line[] = legs.map((leg) => smooth(leg, 4));
