import type { Press } from "#app/ui/art/burin.ts";
import { simplify } from "./curve.ts";
import type { Line, Point } from "./geometry.ts";

/** Where the burin went and how it was pressed. The app turns it into an outline (`outlineOf`). */
export type Cut = { readonly spine: Line; readonly press: Press; readonly width: number };

/** A shape that is filled, or a cut. Units of the map. */
export type Mark = Line | Cut;

export const isCut = (mark: Mark): mark is Cut => "spine" in mark;

type Stroke = Pick<Cut, "press" | "width">;

export const even = (width: number): Stroke => ({ press: "even", width });
export const fading = (width: number): Stroke => ({ press: "fade", width });
export const swelling = (width: number): Stroke => ({ press: "swell", width });
export const gathering = (width: number): Stroke => ({ press: "gather", width });
export const easing = (width: number): Stroke => ({ press: "ease", width });
/** For closed outlines that start at their right: heavier on the side away from the light. */
export const rounding = (width: number): Stroke => ({ press: "round", width });

/** A curved cut. `fineness` is how far (units) it may stray from the line: coarse cuts are cheap to store. */
export function cut(line: Line, stroke: Stroke, fineness = 0.16): Cut {
  const spine = simplify(line, fineness);
  if (spine.length === 2 && line.length > 2) spine.splice(1, 0, line[line.length >> 1] ?? [0, 0]);
  return { spine, ...stroke };
}

/** An area whose edge has no corners. */
export function shape(outline: Line, fineness = 0.2): Cut {
  const half = outline.length >> 1;
  const near = simplify(outline.slice(0, half + 1), fineness);
  const far = simplify(outline.slice(half), fineness);
  return { spine: [...near.slice(0, -1), ...far], press: "shape", width: 0 };
}

/** A short straight cut, a little heavier at its start. */
export function straightCut(from: Point, to: Point, width = 0.8): Cut {
  return { spine: [from, to], press: "straight", width };
}

/** A light cut that starts and ends in nothing: hatching, grass, ripples. */
export function lensCut(from: Point, to: Point, width: number, bow = 0): Cut {
  if (bow === 0) return { spine: [from, to], press: "lens", width };
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const middle: Point = [
    from[0] + (to[0] - from[0]) * 0.46 - ((to[1] - from[1]) / length) * bow,
    from[1] + (to[1] - from[1]) * 0.46 + ((to[0] - from[0]) / length) * bow,
  ];
  return { spine: [from, middle, to], press: "lens", width };
}
