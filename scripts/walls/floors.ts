/** In what order the app is built up: a file takes from its own floor and from those below it. */
import type { Graph } from "./graph.ts";
import { isTest, type Wall } from "./wall.ts";

/** From the ground up; what fits none of them is the app itself: main, its routes, its start. */
const floors = [
  { name: "lib", holds: /^app\/(?:lib\/|paths\.ts$)/ },
  { name: "ui", holds: /^app\/ui\// },
  { name: "store", holds: /^app\/store\// },
  { name: "words and saving", holds: /^app\/(?:words|saving)\// },
  { name: "messages", holds: /^app\/messages\// },
  { name: "features", holds: /^app\/features\// },
  { name: "the app itself", holds: /^app\// },
] as const;

/** A feature's words are below the room that puts all words together. */
const wordFile = /\/messages\.(?:en|fr)\.ts$/;
const wordFloor = floors.findIndex(({ name }) => name === "messages") - 1;

function floorOf(path: string): number {
  return wordFile.test(path) ? wordFloor : floors.findIndex(({ holds }) => holds.test(path));
}

export const floorWall: Wall = {
  says: `the floors of the app: ${floors.map(({ name }) => name).join(" < ")}`,
  breaches: ({ sources }: Graph) =>
    [...sources.values()]
      .filter(({ path }) => floorOf(path) >= 0 && !isTest(path))
      .flatMap(({ edges }) => edges)
      .filter(({ from, to }) => to !== null && floorOf(from) < floorOf(to))
      .map(({ from, to, line }) => ({
        path: from,
        line,
        detail: `${floors[floorOf(from)]?.name} takes from ${to ? floors[floorOf(to)]?.name : ""} (${to})`,
      })),
};
