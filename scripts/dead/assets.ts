/** Pictures, fonts, sounds and style sheets that nothing imports or names. */
import { posix } from "node:path";
import type { Graph } from "../walls/graph.ts";
import type { Dead } from "./dead.ts";

const asset = /^(?:app|public)\/.*\.(?:css|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webmanifest|mp3|mp4)$/;

/** `texts`: by path, of the files that may name one: style sheets, pages, the graph's own. */
export function findDeadAssets(graph: Graph, texts: ReadonlyMap<string, string>): readonly Dead[] {
  const imported = new Set([...graph.sources.values()].flatMap(({ edges }) => edges.map(({ to }) => to)));
  const isNamed = (path: string) =>
    [...texts].some(([from, text]) => from !== path && text.includes(posix.basename(path)));
  return [...graph.paths]
    .filter((path) => asset.test(path) && !imported.has(path) && !isNamed(path))
    .map((path) => ({ path, line: 1, says: "nothing imports or names this file" }));
}
