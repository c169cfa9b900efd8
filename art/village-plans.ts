import type { Building } from "./buildings.ts";

/** One building of a village: what, how far right and below the village's own point, how large. */
export type Plot = readonly [
  what: Building | "oak" | "bush" | "poplar",
  dx: number,
  dy: number,
  scale?: number,
];

/**
 * From one cottage to a walled town. Each village keeps one landmark of its own: a tree beside a door, a lone spire,
 * two roofs in an orchard, a dovecote, a church, a full square, an open gate, a keep, two belfries, a city.
 */
export const villagePlans: readonly (readonly Plot[])[] = [
  [
    ["cottage", -12, 0],
    ["oak", 14, 1, 0.9],
    ["bush", 21, 3, 0.8],
  ],
  [
    ["spire", -4, -3],
    ["house", -23, 1, 0.95],
    ["cottage", 4, 2, 0.95],
    ["poplar", -28, 3, 0.7],
  ],
  [
    ["long", -19, -4, 0.9],
    ["house", 2, -2],
    ["barn", -10, 4, 0.95],
    ["oak", 25, 1, 0.95],
    ["oak", -25, 4, 0.8],
    ["bush", 17, 6],
  ],
  [
    ["cupola", 6, -4],
    ["cottage", -24, -1],
    ["long", -4, 3],
    ["barn", 15, 1, 0.8],
    ["poplar", -30, 4, 0.75],
  ],
  [
    ["church", -6, -5],
    ["cottage", -26, 0],
    ["house", 3, -2, 1.02],
    ["barn", -14, 5, 0.92],
    ["steep", 12, 6, 0.85],
    ["oak", 31, 4, 0.95],
  ],
  [
    ["spire", 8, -6, 1.05],
    ["steep", -27, -1, 1.05],
    ["long", -8, -3],
    ["house", 15, -1, 0.9],
    ["barn", -18, 6],
    ["cottage", 6, 7, 0.95],
    ["oak", -33, 6],
  ],
  [
    ["church", -15, -6],
    ["cupola", 13, -6],
    ["house", -29, 0],
    ["long", -6, -2],
    ["steep", 17, 1],
    ["barn", -19, 7, 0.92],
    ["wall", 2, 9, 0.62],
    ["oak", 36, 5],
  ],
  [
    ["keep", -4, -7],
    ["cottage", -29, -2, 1.08],
    ["house", 11, -3, 1.05],
    ["long", -15, 5, 0.96],
    ["barn", 9, 6],
    ["steep", -30, 8, 0.8],
    ["oak", 35, 8],
    ["poplar", -36, 8, 0.8],
  ],
  [
    ["belfry", -19, -8, 0.92],
    ["belfry", 12, -9, 1.02],
    ["cottage", -33, -1],
    ["long", -8, -4],
    ["steep", 20, -1],
    ["barn", -25, 7],
    ["house", -1, 7, 1.02],
    ["cottage", 22, 8, 0.8],
    ["oak", -38, 8],
  ],
  [
    ["church", -28, -8, 0.95],
    ["tall", -6, -11, 0.92],
    ["church", 19, -9],
    ["house", -41, -1, 1.05],
    ["steep", -20, -5, 1.1],
    ["long", 4, -5, 0.9],
    ["cottage", 24, -1],
    ["barn", -33, 7],
    ["house", 12, 7, 1.02],
    ["wall", -20, 10, 0.9],
    ["oak", 43, 8],
    ["oak", -46, 9, 0.95],
  ],
];
