/** All rules. */
import { valueWalls } from "./arbitrary-values.ts";
import { cycleWalls } from "./cycle-walls.ts";
import type { Graph } from "./graph.ts";
import { importWalls } from "./import-walls.ts";
import { layerWall } from "./layers.ts";
import { nameWalls } from "./names.ts";
import { textWalls } from "./text-walls.ts";
import type { Wall } from "./wall.ts";

export const walls: readonly Wall[] = [
  ...importWalls,
  layerWall,
  ...cycleWalls,
  ...nameWalls,
  ...textWalls,
  ...valueWalls,
];

/** One line per breach: `path:line: rule: detail`. */
export function findBreaches(graph: Graph, kept: readonly Wall[] = walls): readonly string[] {
  return kept.flatMap(({ says, breaches }) =>
    breaches(graph).map(({ path, line, detail }) => `${path}:${line}: ${says}: ${detail}`),
  );
}
