/** Towns where nothing was lived: a few larger ones are named quietly around one's own, where there is room. */
import { isOver, type NameBox } from "./lay-names.ts";
import { type MapSize, type MapView, type Point, placed } from "./map-view.ts";

export type Town = Point & { readonly name: string };

/** Pixels a unit takes: farther away the countries' names say where one is. */
const nearest = 5.5;
/** Pixels: the mean width of a letter, from one town to the next, and from one's own places. */
const [letter, apart, clear] = [6.6, 96, 30];
/** Square pixels for each. */
const room = 34_000;

/** `towns` the largest first. `taken` is lettered or built already. */
export function layTowns(
  towns: readonly Town[],
  own: readonly Point[],
  taken: readonly NameBox[],
  view: MapView,
  size: MapSize,
): readonly Town[] {
  if (view.scale < nearest) return [];
  const most = Math.floor((size.width * size.height) / room);
  const boxes = [...taken];
  const laid: Town[] = [];
  for (const { name, ...on } of towns) {
    if (laid.length >= most) break;
    const at = placed(on, view, size);
    const box = { left: at.x - 4, right: at.x + 8 + name.length * letter, top: at.y - 9, bottom: at.y + 9 };
    const isWhole =
      box.left >= 8 && box.right <= size.width - 8 && box.top >= 8 && box.bottom <= size.height - 8;
    if (!isWhole || boxes.some((other) => isOver(box, other))) continue;
    if (own.some((place) => distance(place, at) < clear)) continue;
    if (laid.some((town) => distance(town, at) < apart)) continue;
    laid.push({ name, ...at });
    boxes.push(box);
  }
  return laid;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
