/** All walls of the house. */
import { valueWalls } from "./arbitrary-values.ts";
import { circleWalls } from "./circle-walls.ts";
import { floorWall } from "./floors.ts";
import type { Graph } from "./graph.ts";
import { importWalls } from "./import-walls.ts";
import { nameWalls } from "./names.ts";
import { textWalls } from "./text-walls.ts";
import type { Wall } from "./wall.ts";

export const walls: readonly Wall[] = [
  ...importWalls,
  floorWall,
  ...circleWalls,
  ...nameWalls,
  ...textWalls,
  ...valueWalls,
];

/** A line for each breach, as an editor opens it: path, line, the rule, what broke it. */
export function findBreaches(graph: Graph, kept: readonly Wall[] = walls): readonly string[] {
  return kept.flatMap(({ says, breaches }) =>
    breaches(graph).map(({ path, line, detail }) => `${path}:${line}: ${says}: ${detail}`),
  );
}
