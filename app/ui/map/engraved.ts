/** The engraver's file, read: symbols by number, what stands where. Positions are in map units, drawings in tenths. */
import * as carte from "./generated/carte.ts";
import type { MapBox } from "./villages.ts";

const matters = { p: "paper", k: "ink", l: "leaf", r: "roof", w: "window", m: "madder" } as const;
type Letter = keyof typeof matters;

export type Shape = { readonly key: string; readonly matter: (typeof matters)[Letter]; readonly d: string };
export type Placed = {
  readonly key: string;
  readonly symbol: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

const isLetter = (letter: string): letter is Letter => letter in matters;

function readShapes(layers: readonly (readonly string[])[]): Shape[] {
  return layers.flatMap(([letter = "", d = ""], i) =>
    isLetter(letter) ? [{ key: `${letter}${i}`, matter: matters[letter], d }] : [],
  );
}

function readPlaced(numbers: readonly number[]): Placed[] {
  const placed: Placed[] = [];
  for (let i = 0; i < numbers.length; i += 4) {
    const [symbol = 0, x = 0, y = 0, scale = 100] = numbers.slice(i, i + 4);
    placed.push({ key: `${symbol} ${x} ${y}`, symbol, x: x / 10, y: y / 10, scale: scale / 100 });
  }
  return placed;
}

export const symbols = carte.symbols.map((layers, number) => ({ number, shapes: readShapes(layers) }));
export const scenery = readPlaced(carte.scenery);
export const villageDrawings = carte.villageItems.map(readPlaced);
export const compass = readShapes(carte.compass);
export const cartouche = readShapes(carte.cartouche);
export const frame = readShapes(carte.frame);

export const waters = [
  { key: "sea", wash: carte.seaWash, hatching: carte.hatching[0] ?? "" },
  { key: "inland", wash: carte.inlandWash, hatching: (carte.hatching[1] ?? "") + (carte.hatching[2] ?? "") },
  ...carte.riverWash.map((wash, i) => ({ key: `river ${i}`, wash, hatching: "" })),
];

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
