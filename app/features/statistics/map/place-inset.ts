/** Where the inset of the far places lies: the corner of the map that covers the fewest places. */
import { isOver, type NameBox } from "./lay-names.ts";
import type { MapSize, Point } from "./map-view.ts";

/** Pixels from the edges of the map. */
export type Corner = {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
};

/** Pixels: to the map's edges, of its double frame, and around a place. */
const [margin, frame, around] = [10, 5, 24];

/** Of what is drawn within its frame. */
export function insetSize({ width, height }: MapSize): MapSize {
  const wide = Math.round(Math.min(240, width * 0.45));
  return { width: wide, height: Math.round(Math.min(wide * 0.68, height * 0.36)) };
}

/** `places` in pixels of the map. */
export function placeInset(places: readonly Point[], map: MapSize): { corner: Corner; box: NameBox } {
  const { width, height } = insetSize(map);
  const [outerWidth, outerHeight] = [width + frame * 2, height + frame * 2];
  const corners = [
    { left: margin, bottom: margin },
    { right: margin, bottom: margin },
    { left: margin, top: margin },
    { right: margin, top: margin },
  ].map((corner) => {
    const left = corner.left ?? map.width - margin - outerWidth;
    const top = corner.top ?? map.height - margin - outerHeight;
    const box = { left, right: left + outerWidth, top, bottom: top + outerHeight };
    const covered = places.filter(({ x, y }) =>
      isOver(box, { left: x - around, right: x + around, top: y - around, bottom: y + around }),
    ).length;
    return { corner, box, covered };
  });
  return corners.reduce((best, one) => (one.covered < best.covered ? one : best));
}
