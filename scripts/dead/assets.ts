/** Unused assets: pictures, fonts, sounds, style sheets. */
import { posix } from "node:path";
import type { Graph } from "../walls/graph.ts";
import type { Dead } from "./finding.ts";

const asset = /^(?:app|public)\/.*\.(?:css|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webmanifest|mp3|mp4)$/;

/** `texts`: by path, the files that may reference an asset by its name. */
export function findDeadAssets(graph: Graph, texts: ReadonlyMap<string, string>): readonly Dead[] {
  const imported = new Set([...graph.sources.values()].flatMap(({ edges }) => edges.map(({ to }) => to)));
  const isNamed = (path: string) =>
    [...texts].some(([from, text]) => from !== path && text.includes(posix.basename(path)));
  return [...graph.paths]
    .filter((path) => asset.test(path) && !imported.has(path) && !isNamed(path))
    .map((path) => ({ path, line: 1, says: "this asset is not referenced" }));
}
