import { lensCut, type Mark, straightCut } from "../burin.ts";
import { arc, smooth, wander } from "../curve.ts";
import { type Drawing, type Layer, layer } from "../drawing.ts";
import { distance, type Line, type Point } from "../geometry.ts";
import { between, type Random } from "../random.ts";
import { speck } from "../unknown-lands.ts";

/** A drawing on a sheet of its own, 0,0 at the top left. */
export type Picture = { readonly width: number; readonly height: number; readonly drawing: Drawing };

export const rectangle = (x: number, y: number, width: number, height: number): Line => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const ellipse = (center: Point, radii: Point, pieces = 28): Point[] =>
  arc(center, radii, 0, Math.PI * 2, pieces).slice(0, -1);

/** An outline of straight edges, filled with paper; edges grow heavier away from the light. */
export function panel(corners: Line, width = 1.2): Layer[] {
  const edges = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    const facesRight = next[1] > corner[1] || next[0] < corner[0];
    return straightCut(corner, next, facesRight ? width * 1.3 : width);
  });
  return [layer("paper", corners), layer("ink", ...edges)];
}

/** Horizontal strokes, ragged at both ends, wherever `keep` allows. */
export function hatchAcross(
  box: readonly [number, number, number, number],
  gap: number,
  width: number,
  random: Random,
  keep: (point: Point) => boolean = () => true,
): Mark[] {
  const [left, top, right, bottom] = box;
  const strokes: Mark[] = [];
  for (let y = top; y < bottom; y += gap) {
    let x = left - random() * 20;
    while (x < right) {
      const length = between(random, 26, 92);
      const from = Math.max(left, x);
      const to = Math.min(right, x + length);
      if (to > from + 4 && keep([(from + to) / 2, y]) && keep([from, y]) && keep([to, y])) {
        strokes.push(lensCut([from, y], [to, y + between(random, -0.3, 0.3)], width));
      }
      x += length + between(random, 3, 14);
    }
  }
  return strokes;
}

/** Dots along a line, from one size to another: a way that is known, then less and less. */
export function dotted(line: Line, gap: number, from: number, to = from): Line[] {
  const dots: Line[] = [];
  const total = line.reduce((sum, point, i) => sum + distance(point, line[i - 1] ?? point), 0);
  let since = gap;
  let travelled = 0;
  for (const [i, point] of line.entries()) {
    const piece = distance(point, line[i - 1] ?? point);
    since += piece;
    travelled += piece;
    if (since < gap) continue;
    const radius = from + ((to - from) * travelled) / total;
    dots.push(radius > 0.9 ? ellipse(point, [radius, radius], 10) : speck(point, radius));
    since = 0;
  }
  return dots;
}

/** Grass where nothing else stands. */
export function tufts(spots: readonly Point[], random: Random): Mark[] {
  return spots.flatMap(([x, y], i): Mark[] =>
    i % 3 === 2
      ? [lensCut([x, y], [x + between(random, 8, 16), y + 0.2], 0.8)]
      : [-1, 0, 1].map((j) => lensCut([x + j * 2, y], [x + j * 3.3, y - (j === 0 ? 5.6 : 4.2)], 0.95)),
  );
}

/** A river that comes from a known bank and loses itself in dots. */
export function losesItself(
  points: Line,
  width: number,
  random: Random,
): { banks: Line[]; dots: Line[]; water: Line } {
  const course = wander(smooth(points, 4), 1.6, 0.03, random);
  const split = Math.floor(course.length * 0.62);
  const side = (sign: number): Point[] => course.map(([x, y]) => [x + (sign * width) / 2, y]);
  const banks = [-1, 1].map((sign) => side(sign).slice(0, split));
  const dots = [-1, 1].flatMap((sign) => dotted(smooth(side(sign).slice(split), 1), 5, 0.85, 0.4));
  return { banks, dots, water: [...(banks[0] ?? []), ...[...(banks[1] ?? [])].reverse()] };
}
