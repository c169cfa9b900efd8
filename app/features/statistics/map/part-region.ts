/** Where almost all places are near each other and a few far away: the region that the map shows, and the rest, for its inset. */
import { type MapSize, type Point, viewOf } from "./map-view.ts";

/** At most this part of the places is far. */
const mostFar = 1 / 3;
/** How much larger the region has to become each time some of them are left out. */
const leastGain = 4;

/** As few as possible are left out, the farthest from the middle first; both in the order given. */
export function partRegion<Place extends Point>(
  places: readonly Place[],
  size: MapSize,
): { readonly region: readonly Place[]; readonly far: readonly Place[] } {
  const middle = { x: median(places.map(({ x }) => x)), y: median(places.map(({ y }) => y)) };
  const distance = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const farthest = places.toSorted((a, b) => distance(b) - distance(a));
  let far: ReadonlySet<Place> = new Set();
  let scale = viewOf(places, size).scale;
  for (let count = 1; count <= places.length * mostFar; count += 1) {
    const left = new Set(farthest.slice(0, count));
    const without = viewOf(
      places.filter((place) => !left.has(place)),
      size,
    ).scale;
    if (without >= scale * leastGain) [far, scale] = [left, without];
  }
  return {
    region: places.filter((place) => !far.has(place)),
    far: places.filter((place) => far.has(place)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
