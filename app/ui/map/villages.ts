/**
 * The ten villages of the Carte, in the order of the levels. Everything is in map units: the sheet is 1280 × 960,
 * the land inside its frame 44,44 to 1236,916. Names stay French in both languages; `gloss` is the English meaning.
 */

export const sheet = { width: 1280, height: 960 } as const;
export const land = { left: 44, top: 44, right: 1236, bottom: 916 } as const;

export type Village = {
  readonly name: string;
  readonly gloss: string;
  /** The foot of its buildings: where the road arrives. */
  readonly x: number;
  readonly y: number;
  /** How far the drawing reaches from the foot: to either side, up (spires included), down. */
  readonly reach: { readonly side: number; readonly up: number; readonly down: number };
  /** Width of the lettered name, in ems of IM Fell English italic. */
  readonly ems: number;
};

export const villages = [
  {
    name: "Nouvelle-Amitié",
    gloss: "New Friendship",
    x: 672,
    y: 852,
    reach: { side: 29, up: 22, down: 12 },
    ems: 6.33,
  },
  {
    name: "Grand Esprit",
    gloss: "Great Wit",
    x: 794,
    y: 806,
    reach: { side: 30, up: 40, down: 13 },
    ems: 4.92,
  },
  {
    name: "Jolis Vers",
    gloss: "Pretty Verses",
    x: 888,
    y: 722,
    reach: { side: 35, up: 25, down: 13 },
    ems: 3.52,
  },
  {
    name: "Billet Doux",
    gloss: "Love Letter",
    x: 748,
    y: 676,
    reach: { side: 33, up: 35, down: 13 },
    ems: 4.25,
  },
  { name: "Sincérité", gloss: "Sincerity", x: 872, y: 592, reach: { side: 43, up: 53, down: 14 }, ems: 3.19 },
  {
    name: "Grand Cœur",
    gloss: "Great Heart",
    x: 736,
    y: 545,
    reach: { side: 43, up: 46, down: 14 },
    ems: 4.44,
  },
  {
    name: "Générosité",
    gloss: "Generosity",
    x: 884,
    y: 474,
    reach: { side: 49, up: 55, down: 15 },
    ems: 3.75,
  },
  { name: "Respect", gloss: "Respect", x: 752, y: 436, reach: { side: 48, up: 37, down: 15 }, ems: 2.63 },
  { name: "Bonté", gloss: "Kindness", x: 868, y: 366, reach: { side: 49, up: 63, down: 15 }, ems: 2.11 },
  { name: "Tendre", gloss: "Tenderness", x: 716, y: 348, reach: { side: 59, up: 73, down: 16 }, ems: 2.71 },
] as const satisfies readonly Village[];

const villageCount = villages.length;

/** Size of a village's name in map units, before the frame asks for larger lettering. */
export function nameSize(index: number): number {
  return index === villageCount - 1 ? 25 : 20.5;
}

export type MapBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The box of a village's drawing, its name left out. */
export function drawingBox({ x, y, reach }: Village): MapBox {
  return { x: x - reach.side, y: y - reach.up, width: reach.side * 2, height: reach.up + reach.down };
}

/** The dotted ring around the next village. */
export function ringOf({ x, y, reach }: Village): { x: number; y: number; rx: number; ry: number } {
  return { x, y: y - reach.up / 2 + 4, rx: reach.side + 7, ry: reach.up / 2 + 10 };
}

/** The box of a village's name; the name of the next village stands lower, below its dotted ring. */
export function nameBox({ x, y, ems }: Village, size: number, isNext = false): MapBox {
  const baseline = y + 13 + size * 0.8 + (isNext ? 12 : 0);
  return { x: x - (ems * size) / 2, y: baseline - size * 0.72, width: ems * size, height: size };
}

/** Drawing and name together, as a target for pointer and focus. */
export function villageBox(
  village: Village,
  size = nameSize(villages.findIndex(({ name }) => name === village.name)),
): MapBox {
  const drawing = drawingBox(village);
  const name = nameBox(village, size);
  const left = Math.min(drawing.x, name.x);
  const right = Math.max(drawing.x + drawing.width, name.x + name.width);
  return { x: left, y: drawing.y, width: right - left, height: name.y + name.height - drawing.y };
}
