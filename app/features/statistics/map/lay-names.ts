/** Which cities are lettered: the busiest first, and none over another. */
export type Lettered = { readonly id: string; readonly x: number; readonly y: number; readonly name: string };

const letter = 8.2;
const line = 20;
const field = 34;

/** `cities` the busiest first; `x`, `y` the middle of each name in pixels. */
export function layNames(cities: readonly Lettered[]): ReadonlySet<string> {
  const laid: Lettered[] = [];
  for (const city of cities) {
    const half = (city.name.length * letter) / 2;
    const isFree = laid.every(
      (other) =>
        Math.abs(other.y - city.y) >= line ||
        Math.abs(other.x - city.x) >= half + (other.name.length * letter) / 2,
    );
    if (isFree) laid.push(city);
  }
  return new Set(laid.map(({ id }) => id));
}

/** Which cities have room for a village: the busiest first, and none in another's fields. The rest are points. */
export function layVillages(cities: readonly Omit<Lettered, "name">[]): ReadonlySet<string> {
  const laid: Omit<Lettered, "name">[] = [];
  for (const city of cities) {
    if (laid.every((other) => Math.hypot(other.x - city.x, other.y - city.y) >= field)) laid.push(city);
  }
  return new Set(laid.map(({ id }) => id));
}
