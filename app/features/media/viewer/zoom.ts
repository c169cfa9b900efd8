/** Zoom and offset of a picture on its stage. Lengths in CSS pixels, from the middle of the stage. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
export type Point = { readonly x: number; readonly y: number };
type Stage = { readonly width: number; readonly height: number };

export const fitted: Zoom = { scale: 1, x: 0, y: 0 };
export const largestScale = 6;
export const doubleTapScale = 2.5;

/** Zooms so that the point under `point` stays in place. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, point: Point, stage: Stage): Zoom {
  const next = Math.min(largestScale, Math.max(1, scale * factor));
  const grown = next / scale;
  return hold({ scale: next, x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown }, stage);
}

export function moveBy({ scale, x, y }: Zoom, by: Point, stage: Stage): Zoom {
  return hold({ scale, x: x + by.x, y: y + by.y }, stage);
}

/** The picture never leaves the stage. */
function hold({ scale, x, y }: Zoom, { width, height }: Stage): Zoom {
  const [wide, tall] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: clamp(x, wide), y: clamp(y, tall) };
}

/** Adding 0 makes no -0. */
function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value)) + 0;
}

/** The meaning of a swipe over a picture that is not zoomed. */
export function readStroke({ x, y }: Point): "next" | "previous" | "close" | null {
  if (Math.abs(x) > 60 && Math.abs(x) > Math.abs(y) * 1.5) return x < 0 ? "next" : "previous";
  return y > 110 && y > Math.abs(x) * 1.5 ? "close" : null;
}
