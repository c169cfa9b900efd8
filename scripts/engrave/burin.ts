import { simplify } from "./curve.ts";
import { distance, type Line, mixPoints, offsetLine, type Point } from "./geometry.ts";
import { createNoise, type Random } from "./random.ts";

/** Width of a cut, in units, from its start (0) to its end (1). */
export type Cut = (t: number) => number;

export const even =
  (width: number): Cut =>
  () =>
    width;
export const fading =
  (width: number): Cut =>
  (t) =>
    width * (1 - t) + 0.1;
export const gathering =
  (from: number, to: number): Cut =>
  (t) =>
    from + (to - from) * t;
export const swelling =
  (tip: number, belly: number): Cut =>
  (t) =>
    tip + (belly - tip) * Math.sin(Math.PI * t);

/**
 * A burin cuts a line whose width swells and tapers, so every line of the map is a filled outline, never a stroke.
 * `fineness` is how far (units) the outline may stray from the line; coarse cuts are cheap to store.
 */
export function cut(line: Line, width: Cut, random: Random, fineness = 0.16): Point[] {
  const spine = simplify(line, fineness);
  if (spine.length === 2 && line.length > 2) spine.splice(1, 0, line[line.length >> 1] ?? [0, 0]);
  const tremble = createNoise(random);
  const half = (t: number) => (Math.max(0.12, width(t)) / 2) * (1 + 0.14 * tremble(t * spine.length * 0.8));
  const left = offsetLine(spine, half);
  const right = offsetLine(spine, (t) => -half(t)).reverse();
  return [...closeTip(left, right, width(1)), ...closeTip(right, left, width(0))];
}

/** Where the cut is hair-thin both edges end in one point. */
function closeTip(side: Point[], other: Point[], width: number): Point[] {
  const last = side.at(-1);
  const facing = other[0];
  if (width > 0.34 || !last || !facing) return side;
  other[0] = mixPoints(last, facing, 0.5);
  return side.slice(0, -1);
}

/** A short straight cut: four corners, slightly heavier at its start. */
export function straightCut(from: Point, to: Point, random: Random, width = 0.8): Point[] {
  const length = distance(from, to) || 1;
  const nx = -(to[1] - from[1]) / length;
  const ny = (to[0] - from[0]) / length;
  const a = width * (0.5 + 0.1 * (random() - 0.5));
  const b = width * (0.34 + 0.14 * (random() - 0.5));
  return [
    [from[0] + nx * a, from[1] + ny * a],
    [to[0] + nx * b, to[1] + ny * b],
    [to[0] - nx * b, to[1] - ny * b],
    [from[0] - nx * a, from[1] - ny * a],
  ];
}

/** A light cut that starts and ends in nothing: hatching, grass, ripples. */
export function lensCut(from: Point, to: Point, width: number, bow = 0): Point[] {
  const middle = mixPoints(from, to, 0.46);
  const length = distance(from, to) || 1;
  const nx = -(to[1] - from[1]) / length;
  const ny = (to[0] - from[0]) / length;
  return [
    from,
    [middle[0] + nx * (bow + width / 2), middle[1] + ny * (bow + width / 2)],
    to,
    [middle[0] + nx * (bow - width / 2), middle[1] + ny * (bow - width / 2)],
  ];
}
