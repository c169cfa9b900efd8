/** Unused packages of package.json. */
import type { Graph } from "../walls/graph.ts";
import type { Dead } from "./finding.ts";

/** Exact peers, pinned with the package that needs them (docs/dependencies.md). */
const peers: ReadonlyMap<string, string> = new Map([
  ["@aws-sdk/client-s3", "flydrive"],
  ["@aws-sdk/s3-request-presigner", "flydrive"],
]);

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** `texts`: style sheets and HTML. A package that is started as a program is named in a string. */
export function findDeadPackages(
  graph: Graph,
  manifest: Manifest,
  texts: readonly string[],
): readonly Dead[] {
  const all = [...[...graph.sources.values()].map(({ text }) => text), ...texts];
  const imported = new Set(
    [...graph.sources.values()].flatMap(({ edges }) => edges.map((edge) => edge.packageName)),
  );
  const held = { ...manifest.dependencies, ...manifest.devDependencies };
  const isUsed = (name: string): boolean => {
    if (imported.has(name)) return true;
    const typed = /^@types\/(.+)$/.exec(name)?.[1];
    if (typed !== undefined) return typed === "node" || isUsed(typed);
    const withIt = peers.get(name);
    return withIt === undefined ? all.some(naming(name)) : Object.hasOwn(held, withIt) && isUsed(withIt);
  };
  return Object.keys(held)
    .filter((name) => !isUsed(name))
    .map((name) => ({ path: "package.json", line: 1, says: `no file imports the package ${name}` }));
}

/** `"name"`, `"name/part"`, `node_modules/name/part`, `"@name/part"` (a scope of the same name). */
function naming(name: string): (text: string) => boolean {
  const named = new RegExp(`["'\`/]@?${name.replaceAll(".", "\\.")}["'\`/]`);
  return (text) => named.test(text);
}
