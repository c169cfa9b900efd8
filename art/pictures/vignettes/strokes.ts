/** Small shapes that several vignettes are put together from. */
import { cut, even, lensCut, type Mark, straightCut } from "../../burin.ts";
import { smooth } from "../../curve.ts";
import { type Drawing, layer } from "../../drawing.ts";
import type { Line, Point } from "../../geometry.ts";
import { ellipse } from "../picture.ts";

/** A bent line through a few points. */
export const bend = (points: Line, width: number, step = 2.5): Mark =>
  cut(smooth(points, step), even(width), 0.08);

/** Straight lines from point to point. */
export const straight = (points: Line, width: number): Mark[] =>
  points.slice(1).map((to, at) => straightCut(points[at] ?? to, to, width));

/** A round thing on paper: filled, then outlined. */
export function disc(
  center: Point,
  radii: Point,
  width: number,
  matter: "paper" | "window" | "night" = "paper",
): Drawing {
  const edge = ellipse(center, radii, 30);
  return [layer(matter, edge), layer("ink", cut([...edge, ...edge.slice(0, 1)], even(width), 0.05))];
}

/** A closed shape without corners: filled, then outlined. */
export function blob(
  points: Line,
  width: number,
  matter: "paper" | "window" | "night" | "roof" | "leaf" = "paper",
): Drawing {
  const edge = smooth(points, 2.5, true);
  return [layer(matter, edge), layer("ink", cut([...edge, ...edge.slice(0, 1)], even(width), 0.08))];
}

/** Strokes side by side from one edge of a shape, each fading into it: its shaded side. */
export function shade(from: Point, to: Point, reach: Point, count: number, width = 0.9): Mark[] {
  return Array.from({ length: count }, (_, i): Mark => {
    const t = (i + 0.5) / count;
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return lensCut(
      at,
      [at[0] + reach[0] * (0.8 + (i % 3) * 0.2), at[1] + reach[1] * (0.8 + (i % 3) * 0.2)],
      width,
    );
  });
}
