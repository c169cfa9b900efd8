/** Which cities have a village and where each name is written: the busiest first. */
import type { MapSize } from "./map-view.ts";

type Site = { readonly id: string; readonly x: number; readonly y: number };
/** `scale` of its village; null for a point. */
export type NamedSite = Site & { readonly name: string; readonly scale: number | null };
type Lettering = {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  readonly box: NameBox;
};
export type NameBox = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Pixels: the mean width of a letter, what rises above and hangs below its line, and a village's fields. */
const letter = 8.2;
const [rise, fall] = [14, 4];
const field = 34;

/** Which cities have room for a village: none in another's fields. The rest are points. */
export function layVillages(cities: readonly Site[]): ReadonlySet<string> {
  const laid: Site[] = [];
  for (const city of cities) {
    if (laid.every((other) => Math.hypot(other.x - city.x, other.y - city.y) >= field)) laid.push(city);
  }
  return new Set(laid.map(({ id }) => id));
}

/**
 * A name is written below, beside or above its city, without overlapping another name or city or what is `taken`, inside the map; or it is
 * only in the table.
 */
export function layNames(
  cities: readonly NamedSite[],
  size: MapSize,
  taken: readonly NameBox[] = [],
): ReadonlyMap<string, Lettering> {
  const bodies = cities.map((city) => ({ id: city.id, box: bodyOf(city) }));
  const laid = new Map<string, Lettering>();
  for (const city of cities) {
    const others = bodies.flatMap(({ id, box }) => (id === city.id ? [] : [box]));
    const names = [...laid.values()].map(({ box }) => box);
    const place = placesOf(city).find(
      ({ box }) =>
        box.left >= 2 &&
        box.right <= size.width - 2 &&
        box.top >= 2 &&
        box.bottom <= size.height - 2 &&
        ![...others, ...names, ...taken].some((other) => isOver(box, other)),
    );
    if (place) laid.set(city.id, place);
  }
  return laid;
}

export function bodyOf({ x, y, scale }: NamedSite): NameBox {
  if (scale === null) return { left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 };
  return { left: x - 16 * scale, right: x + 16 * scale, top: y - 29 * scale, bottom: y + 6 * scale };
}

export function isOver(one: NameBox, other: NameBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function placesOf({ x, y, name, scale }: NamedSite): readonly Lettering[] {
  const width = name.length * letter;
  const at = (anchor: Lettering["anchor"], nameX: number, nameY: number): Lettering => {
    const left = nameX - { start: 0, middle: width / 2, end: width }[anchor];
    return {
      x: nameX,
      y: nameY,
      anchor,
      box: { left, right: left + width, top: nameY - rise, bottom: nameY + fall },
    };
  };
  if (scale === null) {
    return [
      at("start", x + 8, y + 5),
      at("end", x - 8, y + 5),
      at("middle", x, y + 20),
      at("middle", x, y - 9),
    ];
  }
  return [
    at("middle", x, y + 10 + 14 * scale),
    at("start", x + 22 * scale, y + 2),
    at("end", x - 22 * scale, y + 2),
    at("middle", x, y - 34 * scale),
  ];
}
