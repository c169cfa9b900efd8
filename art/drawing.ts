import { isCut, type Mark } from "./burin.ts";
import { type Line, moveLine } from "./geometry.ts";

/** What a shape is made of; the app gives each its colour in both themes. */
export type Matter =
  | "paper"
  | "ink"
  | "faint"
  | "leaf"
  | "roof"
  | "window"
  | "madder"
  | "water"
  | "tide"
  | "glow"
  | "moss"
  | "night"
  | "starlight"
  | "moon";

export type Layer = { readonly matter: Matter; readonly marks: readonly Mark[] };

/** Layers from back to front, around a foot at 0,0. */
export type Drawing = readonly Layer[];

export const layer = (matter: Matter, ...marks: readonly Mark[]): Layer => ({ matter, marks });

export const lineOf = (mark: Mark): Line => (isCut(mark) ? mark.spine : mark);

export function moveMark(mark: Mark, dx: number, dy: number, scale = 1): Mark {
  if (!isCut(mark)) return moveLine(mark, dx, dy, scale);
  return { spine: moveLine(mark.spine, dx, dy, scale), press: mark.press, width: mark.width * scale };
}

export function place(drawing: Drawing, x: number, y: number, scale = 1): Drawing {
  return drawing.map(({ matter, marks }) => ({
    matter,
    marks: marks.map((mark) => moveMark(mark, x, y, scale)),
  }));
}
