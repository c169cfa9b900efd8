import type { MapBox } from "./villages.ts";

export type Size = { readonly width: number; readonly height: number };

export const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

export function contains(outer: MapBox, inner: MapBox): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

export function overlaps(a: MapBox, b: MapBox): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The smallest box of the frame's proportions around a box, on the same centre. */
export function growToProportions(box: MapBox, { width, height }: Size): MapBox {
  const scale = Math.min(width / box.width, height / box.height);
  const grown = { width: width / scale, height: height / scale };
  return {
    x: box.x - (grown.width - box.width) / 2,
    y: box.y - (grown.height - box.height) / 2,
    ...grown,
  };
}
