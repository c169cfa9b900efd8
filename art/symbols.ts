import { type Building, buildings } from "./buildings.ts";
import type { Drawing } from "./drawing.ts";
import { hills } from "./hills.ts";
import { type Landmark, landmarks } from "./landmarks.ts";
import { rocks, serpent, ship } from "./sea-life.ts";
import { type TreeKind, treeKinds, trees } from "./trees.ts";
import { unknownHills } from "./unknown-lands.ts";

/** Everything that is stored once and set down in many places, in the order of its number. */
const shelves = {
  hill: hills,
  tree: trees,
  building: Object.values(buildings),
  ship: [ship],
  serpent: [serpent],
  rock: rocks,
  unknown: unknownHills,
  landmark: Object.values(landmarks),
} as const satisfies Record<string, readonly Drawing[]>;

export type Shelf = keyof typeof shelves;

export const symbols: readonly Drawing[] = Object.values(shelves).flat();

export function symbolNumber(shelf: Shelf, index: number): number {
  let first = 0;
  for (const [name, drawings] of Object.entries(shelves)) {
    if (name === shelf) return first + index;
    first += drawings.length;
  }
  throw new Error(`No shelf named ${shelf}`);
}

export const treeNumber = (kind: TreeKind, index: number) => {
  const kinds = treeKinds[kind];
  return symbolNumber("tree", kinds[index % kinds.length] ?? 0);
};

export const landmarkNumber = (name: Landmark) =>
  symbolNumber("landmark", Object.keys(landmarks).indexOf(name));

export const buildingNumber = (name: Building) =>
  symbolNumber("building", Object.keys(buildings).indexOf(name));
