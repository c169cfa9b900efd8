import { straightCut } from "./burin.ts";
import type { Line, Point } from "./geometry.ts";

/** What every building is put together from. */
export const edges = (...list: readonly (readonly [Point, Point, number])[]) =>
  list.map(([from, to, width]) => straightCut(from, to, width * 1.25));

export function windowAt(x: number, y: number, half: number, tall = 1): Line {
  return [
    [x - half, y + half * 1.2 * tall],
    [x + half, y + half * 1.2 * tall],
    [x + half, y - half * 0.9 * tall],
    [x - half, y - half * 0.9 * tall],
  ];
}
