import { type Line, moveLine } from "./geometry.ts";

/** What a shape is made of; the app's map.css gives each its colour in both themes. */
export type Matter =
  | "paper"
  | "ink"
  | "faint"
  | "leaf"
  | "roof"
  | "window"
  | "madder"
  | "water"
  | "glow"
  | "moss"
  | "night"
  | "starlight"
  | "moon";

export type Layer = { readonly matter: Matter; readonly outlines: readonly Line[] };

/** Layers from back to front, around a foot at 0,0. */
export type Drawing = readonly Layer[];

export const layer = (matter: Matter, ...outlines: readonly Line[]): Layer => ({ matter, outlines });

export function place(drawing: Drawing, x: number, y: number, scale = 1): Drawing {
  return drawing.map(({ matter, outlines }) => ({
    matter,
    outlines: outlines.map((outline) => moveLine(outline, x, y, scale)),
  }));
}
