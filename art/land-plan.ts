/** Where the country's ranges, woods and lonely buildings stand. Coordinates are map units; reach is half an ellipse. */
import type { Point } from "./geometry.ts";
import type { hillKinds } from "./hills.ts";
import type { Landmark } from "./landmarks.ts";
import type { TreeKind } from "./trees.ts";

type Patch = { readonly at: Point; readonly reach: Point; readonly count: number };
export type Range = Patch & { readonly kind: keyof typeof hillKinds; readonly scale: number };
export type Wood = Patch & { readonly kinds: readonly TreeKind[] };

export const ranges: readonly Range[] = [
  { at: [236, 392], reach: [158, 40], count: 19, kind: "high", scale: 1 },
  { at: [1108, 288], reach: [120, 62], count: 20, kind: "high", scale: 1.05 },
  { at: [474, 552], reach: [54, 66], count: 10, kind: "high", scale: 0.86 },
  { at: [1070, 600], reach: [74, 30], count: 8, kind: "soft", scale: 1 },
  { at: [462, 836], reach: [80, 54], count: 12, kind: "soft", scale: 1 },
  { at: [1040, 866], reach: [150, 36], count: 13, kind: "high", scale: 0.8 },
  { at: [1180, 420], reach: [60, 26], count: 5, kind: "soft", scale: 0.9 },
  { at: [322, 290], reach: [76, 22], count: 6, kind: "soft", scale: 0.8 },
  { at: [306, 706], reach: [26, 14], count: 3, kind: "soft", scale: 0.7 },
  { at: [520, 350], reach: [40, 26], count: 4, kind: "soft", scale: 0.75 },
  { at: [96, 366], reach: [50, 22], count: 4, kind: "soft", scale: 0.8 },
];

export const woods: readonly Wood[] = [
  { at: [420, 694], reach: [86, 78], count: 40, kinds: ["copse", "elm", "oak", "copse", "pine", "oak"] },
  { at: [968, 628], reach: [50, 50], count: 22, kinds: ["copse", "oak", "elm", "copse"] },
  { at: [1146, 478], reach: [90, 48], count: 26, kinds: ["pinewood", "pine", "pine", "elm"] },
  { at: [1176, 826], reach: [46, 40], count: 16, kinds: ["copse", "elm", "oak"] },
  { at: [512, 304], reach: [46, 30], count: 8, kinds: ["elm", "poplar", "oak"] },
  { at: [408, 276], reach: [84, 26], count: 15, kinds: ["pine", "pinewood", "pine"] },
  { at: [486, 476], reach: [58, 44], count: 16, kinds: ["pine", "pinewood", "oak"] },
  { at: [984, 536], reach: [40, 34], count: 12, kinds: ["elm", "copse", "oak"] },
  { at: [652, 742], reach: [36, 48], count: 14, kinds: ["oak", "copse", "elm"] },
  { at: [664, 626], reach: [24, 34], count: 6, kinds: ["poplar", "poplar", "oak"] },
  { at: [966, 812], reach: [52, 26], count: 9, kinds: ["copse", "elm", "oak"] },
  { at: [270, 764], reach: [80, 24], count: 10, kinds: ["oak", "bush", "cypress"] },
  { at: [500, 888], reach: [56, 18], count: 8, kinds: ["oak", "elm", "bush"] },
  { at: [664, 474], reach: [20, 62], count: 11, kinds: ["poplar", "poplar", "cypress"] },
  { at: [836, 892], reach: [130, 18], count: 18, kinds: ["copse", "oak", "elm", "bush"] },
  { at: [1080, 222], reach: [130, 26], count: 20, kinds: ["pinewood", "pine", "pine"] },
  { at: [816, 244], reach: [64, 12], count: 6, kinds: ["oak", "bush"] },
  { at: [958, 452], reach: [30, 44], count: 8, kinds: ["elm", "oak", "bush"] },
  { at: [284, 650], reach: [32, 58], count: 16, kinds: ["copse", "elm", "oak"] },
  { at: [140, 424], reach: [80, 16], count: 12, kinds: ["pine", "pinewood", "oak"] },
  { at: [566, 600], reach: [16, 60], count: 6, kinds: ["bush", "elm", "bush"] },
  { at: [1210, 330], reach: [24, 58], count: 12, kinds: ["pine", "pinewood"] },
  { at: [1204, 528], reach: [28, 26], count: 6, kinds: ["oak", "elm"] },
  { at: [1040, 548], reach: [50, 10], count: 4, kinds: ["elm", "bush"] },
  { at: [1100, 642], reach: [100, 8], count: 5, kinds: ["bush", "elm", "bush"] },
  { at: [1096, 796], reach: [80, 10], count: 5, kinds: ["bush", "elm", "bush"] },
  { at: [394, 548], reach: [36, 56], count: 10, kinds: ["elm", "oak", "cypress"] },
  { at: [656, 344], reach: [14, 46], count: 5, kinds: ["cypress"] },
  { at: [820, 652], reach: [24, 10], count: 2, kinds: ["oak", "elm"] },
  { at: [806, 744], reach: [34, 20], count: 12, kinds: ["fruit"] },
  { at: [944, 322], reach: [30, 36], count: 6, kinds: ["elm", "oak"] },
  { at: [536, 396], reach: [26, 50], count: 9, kinds: ["elm", "oak", "bush"] },
  { at: [740, 770], reach: [24, 10], count: 3, kinds: ["elm", "bush"] },
];

export const lonely: readonly (readonly [what: Landmark, x: number, y: number, scale?: number])[] = [
  ["windmill", 946, 670, 1],
  ["windmill", 628, 806, 0.9],
  ["field", 868, 852],
  ["small field", 1000, 756],
  ["small field", 726, 742],
  ["small field", 950, 578],
  ["small field", 694, 614],
  ["farm", 908, 836],
  ["chapel", 392, 612],
  ["chapel", 1036, 384],
  ["bridge", 631, 590],
  ["ruin", 276, 542],
  ["stones", 1064, 796],
  ["reeds", 1004, 690],
  ["reeds", 1150, 780],
  ["reeds", 1036, 656, 0.85],
];

export const atSea: readonly (readonly [
  what: "rock" | "ship" | "serpent",
  kind: number,
  x: number,
  y: number,
  scale: number,
])[] = [
  ["rock", 0, 928, 166, 1],
  ["rock", 1, 950, 174, 0.9],
  ["rock", 1, 1072, 150, 1],
  ["rock", 1, 252, 224, 0.9],
  ["rock", 2, 1150, 122, 0.9],
  ["rock", 1, 1168, 129, 0.75],
  ["rock", 2, 96, 240, 0.9],
  ["rock", 1, 115, 248, 0.75],
  ["ship", 0, 1010, 144, 0.78],
  ["ship", 0, 196, 208, 0.66],
  ["serpent", 0, 398, 184, 0.9],
];

export const unknownHillPlaces: readonly (readonly [kind: number, x: number, y: number, scale: number])[] = [
  [1, 78, 122, 1],
  [0, 122, 110, 1.1],
  [1, 160, 100, 1.1],
  [1, 206, 94, 0.9],
  [2, 320, 86, 1.1],
  [0, 372, 94, 1],
  [1, 408, 84, 0.8],
  [1, 300, 68, 0.7],
  [0, 884, 82, 1],
  [1, 926, 74, 1.1],
  [2, 1078, 72, 1],
  [1, 1122, 64, 0.8],
  [0, 1184, 68, 0.9],
  [1, 976, 66, 0.7],
];
