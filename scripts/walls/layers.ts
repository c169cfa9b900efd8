/** The layers of the app: a file imports from its own layer and from those below it. */
import type { Graph } from "./graph.ts";
import { isTest, type Wall } from "./wall.ts";

/** From the lowest to the highest. The last one holds every other file: main.tsx, the routes. */
const layers = [
  { name: "lib", holds: /^app\/(?:lib\/|paths\.ts$)/ },
  { name: "ui", holds: /^app\/ui\// },
  { name: "store", holds: /^app\/store\// },
  { name: "words, saving", holds: /^app\/(?:words|saving)\// },
  { name: "messages", holds: /^app\/messages\// },
  { name: "features", holds: /^app\/features\// },
  { name: "app", holds: /^app\// },
] as const;

/** The message files of the features lie below app/messages, which assembles them. */
const wordFile = /\/messages\.(?:en|fr)\.ts$/;
const wordLayer = layers.findIndex(({ name }) => name === "messages") - 1;

function layerOf(path: string): number {
  return wordFile.test(path) ? wordLayer : layers.findIndex(({ holds }) => holds.test(path));
}

export const layerWall: Wall = {
  says: `layers of the app: ${layers.map(({ name }) => name).join(" < ")}`,
  breaches: ({ sources }: Graph) =>
    [...sources.values()]
      .filter(({ path }) => layerOf(path) >= 0 && !isTest(path))
      .flatMap(({ edges }) => edges)
      .filter(({ from, to }) => to !== null && layerOf(from) < layerOf(to))
      .map(({ from, to, line }) => ({
        path: from,
        line,
        detail: `${layers[layerOf(from)]?.name} imports from ${to ? layers[layerOf(to)]?.name : ""} (${to})`,
      })),
};
