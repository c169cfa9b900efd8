/** The walls between the rooms that a compiler does not see. Prints each breach and fails when there is one. */
import { readTree } from "./walls/graph.ts";
import { reasonWall } from "./walls/names.ts";
import { findBreaches, walls } from "./walls/walls.ts";

const graph = readTree(process.cwd());
const kept = [...walls, reasonWall];
const breaches = findBreaches(graph, kept);
if (breaches.length > 0) {
  console.error(breaches.join("\n"));
  process.exit(1);
}
console.log(`${graph.sources.size} files keep ${kept.length} walls.`);
