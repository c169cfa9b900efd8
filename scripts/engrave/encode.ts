import type { Drawing, Layer, Matter } from "./drawing.ts";
import { toPathData } from "./path-data.ts";

/** One letter for each matter; the app's `engraved.ts` and `engraving.tsx` read them. */
const letters = {
  paper: "p",
  ink: "k",
  faint: "f",
  leaf: "l",
  roof: "r",
  window: "w",
  madder: "m",
  water: "a",
  glow: "g",
  moss: "o",
  night: "n",
  starlight: "s",
  moon: "u",
} as const satisfies Record<Matter, string>;

/** Layers as [letter, path data]; neighbouring layers of one matter become one path. */
export function encodeDrawing(drawing: Drawing): [letter: string, d: string][] {
  const merged: Layer[] = [];
  for (const { matter, outlines } of drawing) {
    const last = merged.at(-1);
    if (last?.matter === matter)
      merged[merged.length - 1] = { matter, outlines: [...last.outlines, ...outlines] };
    else merged.push({ matter, outlines });
  }
  return merged.map(({ matter, outlines }) => [letters[matter], toPathData(outlines)]);
}
