/** Path data of the coasts that may be seen, in units of the sheet. */
import type { MapSize, MapView } from "./map-view.ts";
import type { Box, CoastLine, Coasts } from "./open-coasts.ts";

export type DrawnCoasts = { readonly land: string; readonly borders: string };

/**
 * What is drawn around a view: as large as up to six of it, and the same for all views nearby, so that a drag does not draw it anew for each
 * frame. Its own edges are never in view.
 */
export function regionOf({ x, y, scale }: MapView, { width, height }: MapSize): Box {
  const side = 2 ** Math.ceil(Math.log2(Math.max(width, height) / scale));
  const [left, top] = [(Math.floor(x / side) - 1) * side, (Math.floor(y / side) - 1) * side];
  return { left, top, right: left + side * 3, bottom: top + side * 3 };
}

/** In as much detail as can be seen in a view of so many pixels: a third of the region or less is in it. */
export function drawCoasts({ rings, borders }: Coasts, region: Box, pixels: number): DrawnCoasts {
  const step = (region.right - region.left) / pixels / 6;
  const isNear = (line: Box) =>
    line.right > region.left &&
    line.left < region.right &&
    line.bottom > region.top &&
    line.top < region.bottom;
  return {
    land: rings
      .filter((ring) => isNear(ring) && (ring.right - ring.left > step || ring.bottom - ring.top > step))
      .map((ring) => pathOf(cutRing(ring, region), step, "Z"))
      .join(""),
    borders: borders
      .filter(isNear)
      .map(({ points }) => pathOf(points, step, ""))
      .join(""),
  };
}

/** Leaves out points nearer than `step` to the one before, but never the last. */
function pathOf(points: readonly number[], step: number, end: string): string {
  if (points.length < 4) return "";
  let path = "";
  let [keptX, keptY] = [Infinity, Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    if (at < points.length - 2 && Math.abs(x - keptX) < step && Math.abs(y - keptY) < step) continue;
    path += `${path === "" ? "M" : "L"}${x.toFixed(3)} ${y.toFixed(3)}`;
    [keptX, keptY] = [x, y];
  }
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
