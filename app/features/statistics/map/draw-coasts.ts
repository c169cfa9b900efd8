/** Path data of the coasts that may be seen, in units of the sheet. */
import type { MapSize, MapView } from "./map-view.ts";
import type { Box, CoastLine, Coasts } from "./open-coasts.ts";

export type DrawnCoasts = { readonly land: string; readonly borders: string };

/** Pixels a unit takes: farther away the outline of the whole world does. */
export const detailScale = 6;

/**
 * What is drawn around a view: as large as up to six of it, and the same for all views nearby, so that a drag does not draw it anew for each
 * frame. Its own edges are never in view.
 */
export function regionOf({ x, y, scale }: MapView, { width, height }: MapSize): Box {
  const side = 2 ** Math.ceil(Math.log2(Math.max(width, height) / scale));
  const [left, top] = [(Math.floor(x / side) - 1) * side, (Math.floor(y / side) - 1) * side];
  return { left, top, right: left + side * 3, bottom: top + side * 3 };
}

export function drawCoasts({ rings, borders }: Coasts, region: Box): DrawnCoasts {
  const isNear = (line: Box) =>
    line.right > region.left &&
    line.left < region.right &&
    line.bottom > region.top &&
    line.top < region.bottom;
  return {
    land: rings
      .filter(isNear)
      .map((ring) => pathOf(cutRing(ring, region), "Z"))
      .join(""),
    borders: borders
      .filter(isNear)
      .map(({ points }) => pathOf(points, ""))
      .join(""),
  };
}

function pathOf(points: readonly number[], end: string): string {
  if (points.length < 4) return "";
  let path = "";
  for (let at = 0; at < points.length; at += 2)
    path += `${at === 0 ? "M" : "L"}${(points[at] ?? 0).toFixed(3)} ${(points[at + 1] ?? 0).toFixed(3)}`;
  return path + end;
}

type Side = { readonly of: 0 | 1; readonly at: number; readonly keepsAbove: boolean };

/** The ring inside the region, closed along its edges (Sutherland and Hodgman). */
function cutRing(ring: CoastLine, region: Box): readonly number[] {
  const sides: readonly Side[] = [
    { of: 0, at: region.left, keepsAbove: true },
    { of: 0, at: region.right, keepsAbove: false },
    { of: 1, at: region.top, keepsAbove: true },
    { of: 1, at: region.bottom, keepsAbove: false },
  ];
  const isInside =
    ring.left >= region.left &&
    ring.right <= region.right &&
    ring.top >= region.top &&
    ring.bottom <= region.bottom;
  return isInside ? ring.points : sides.reduce(cutAt, ring.points);
}

function cutAt(points: readonly number[], { of, at, keepsAbove }: Side): readonly number[] {
  const kept: number[] = [];
  const isIn = (value: number) => (keepsAbove ? value >= at : value <= at);
  for (let index = 0; index < points.length; index += 2) {
    const before = (index + points.length - 2) % points.length;
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    const [fromX, fromY] = [points[before] ?? 0, points[before + 1] ?? 0];
    const [value, from] = of === 0 ? [x, fromX] : [y, fromY];
    if (isIn(value) !== isIn(from)) {
      const share = (at - from) / (value - from);
      kept.push(fromX + (x - fromX) * share, fromY + (y - fromY) * share);
    }
    if (isIn(value)) kept.push(x, y);
  }
  return kept;
}
