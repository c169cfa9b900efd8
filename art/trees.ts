import { drawBush, drawElm, drawFruitTree, drawOak } from "./broadleaf.ts";
import { drawPine, drawPoplar } from "./conifers.ts";
import { type Drawing, place } from "./drawing.ts";
import { createRandom, type Random } from "./random.ts";

const named = (name: string, draw: (random: Random) => Drawing) => draw(createRandom(name));

const oaks = [
  named("oak 1", (r) => drawOak(r, 5.6, 7)),
  named("oak 2", (r) => drawOak(r, 6.8, 9)),
  named("oak 3", (r) => drawOak(r, 6, 8)),
  named("oak 4", (r) => drawOak(r, 7.6, 10)),
];
const pines = [
  named("pine 1", (r) => drawPine(r, 21, 4)),
  named("pine 2", (r) => drawPine(r, 17, 3)),
  named("pine 3", (r) => drawPine(r, 25, 5)),
];

type Crown = readonly [tree: Drawing | undefined, x: number, y: number, scale: number];

/** Several crowns in one symbol: a wood stored once and set down many times. */
function gatherCopse(...crowns: readonly Crown[]): Drawing {
  return crowns.flatMap(([tree, x, y, scale]) => place(tree ?? [], x, y, scale));
}

export const trees: readonly Drawing[] = [
  ...oaks,
  ...pines,
  named("poplar 1", (r) => drawPoplar(r, 24)),
  named("poplar 2", (r) => drawPoplar(r, 20)),
  named("cypress", (r) => drawPoplar(r, 19, 0.2)),
  named("elm 1", (r) => drawElm(r, 5)),
  named("elm 2", (r) => drawElm(r, 5.8)),
  named("fruit tree", (r) => drawFruitTree(r, 4.2)),
  named("bush 1", (r) => drawBush(r, 3.6)),
  named("bush 2", (r) => drawBush(r, 4.8)),
  gatherCopse([oaks[1], -8, -7, 0.95], [oaks[0], 3, -9, 1], [oaks[2], -2, -1, 1.05], [oaks[0], 10, -3, 1]),
  gatherCopse([oaks[0], 0, -8, 1], [oaks[2], 9, -6, 0.95], [oaks[3], -7, -1, 0.9], [oaks[0], 5, 0, 1.05]),
  gatherCopse([pines[2], -3, -6, 1], [pines[0], 6, -4, 0.95], [pines[1], -8, -1, 1], [pines[1], 2, 1, 1.05]),
];

export const treeKinds = {
  oak: [0, 1, 2, 3],
  pine: [4, 5, 6],
  poplar: [7, 8],
  cypress: [9],
  elm: [10, 11],
  fruit: [12],
  bush: [13, 14],
  copse: [15, 16],
  pinewood: [17],
} as const;
export type TreeKind = keyof typeof treeKinds;

/** How far a kind reaches to either side of its foot, and up. */
export const treeReach: Readonly<Record<TreeKind, readonly [side: number, up: number]>> = {
  oak: [9, 16],
  pine: [6.5, 24],
  poplar: [4.5, 23],
  cypress: [4, 18],
  elm: [7.5, 20],
  fruit: [6, 11],
  bush: [7, 7],
  copse: [18, 22],
  pinewood: [13, 30],
};
