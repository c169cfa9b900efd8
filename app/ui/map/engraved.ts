/** The engraver's file, read: symbols by number, what stands where. Positions are in map units, drawings in tenths. */
import { pathOf, unpack } from "../art/packed.ts";
import * as carte from "./generated/carte.ts";
import type { MapBox } from "./villages.ts";

const paths = new Map<string, string>();

/**
 * Path data, made on first need and kept. Through a window (the view of a small crop) only what is seen is made: a
 * phone never pays for the sea it does not show.
 */
export function drawn(packed: string, seen?: MapBox): string {
  if (seen) {
    const { x, y, width, height } = seen;
    return pathOf(packed, [x * 10, y * 10, (x + width) * 10, (y + height) * 10]);
  }
  const known = paths.get(packed);
  if (known !== undefined) return known;
  const d = pathOf(packed);
  paths.set(packed, d);
  return d;
}

const matters = { p: "paper", k: "ink", l: "leaf", r: "roof", w: "window", m: "madder" } as const;
type Letter = keyof typeof matters;

export type Shape = {
  readonly key: string;
  readonly matter: (typeof matters)[Letter];
  readonly packed: string;
};
export type Placed = {
  readonly key: string;
  readonly symbol: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

const isLetter = (letter: string): letter is Letter => letter in matters;

function readShapes(layers: readonly (readonly [letter: string, packed: string])[]): Shape[] {
  return layers.flatMap(([letter, packed], i) =>
    isLetter(letter) ? [{ key: `${letter}${i}`, matter: matters[letter], packed }] : [],
  );
}

function readPlaced(packed: string): Placed[] {
  const numbers = unpack(packed);
  const placed: Placed[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < numbers.length; i += 4) {
    const [symbol = 0, right = 0, down = 0, size = 0] = numbers.slice(i, i + 4);
    x += right;
    y += down;
    placed.push({ key: `${symbol} ${x} ${y}`, symbol, x: x / 10, y: y / 10, scale: 1 + size / 100 });
  }
  return placed;
}

export const symbols = carte.symbols.map((layers, number) => ({ number, shapes: readShapes(layers) }));
export const scenery = readPlaced(carte.scenery);
export const villageDrawings = carte.villageItems.map(readPlaced);
export const compass = readShapes(carte.compass);
export const cartouche = readShapes(carte.cartouche);
export const frame = readShapes(carte.frame);

/** The dots of each leg of the road, in map units: x, y, x, y … */
export const roadLegs = carte.roadLegs.map((packed) => {
  const steps = unpack(packed);
  return steps.map((_, i) => {
    let sum = 0;
    for (let j = i % 2; j <= i; j += 2) sum += steps[j] ?? 0;
    return sum / 10;
  });
});

/** The box of a placed symbol, in map units. */
export function boxOfPlaced({ symbol, x, y, scale }: Placed): MapBox {
  const [left = 0, top = 0, right = 0, bottom = 0] = carte.symbolBoxes[symbol] ?? [];
  const unit = scale / 10;
  return {
    x: x + left * unit,
    y: y + top * unit,
    width: (right - left) * unit,
    height: (bottom - top) * unit,
  };
}
