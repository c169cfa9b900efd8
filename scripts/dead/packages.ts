/** Packages of package.json that nothing imports, names or is typed by. */
import type { Graph } from "../walls/graph.ts";
import type { Dead } from "./dead.ts";

/** Held at one version with the package that asks for them (docs/dependencies.md, "exact peers"). */
const peers: ReadonlyMap<string, string> = new Map([
  ["@better-auth/core", "better-auth"],
  ["@better-auth/utils", "better-auth"],
  ["@better-fetch/fetch", "better-auth"],
  ["better-call", "better-auth"],
  ["nanostores", "better-auth"],
  ["@aws-sdk/client-s3", "flydrive"],
  ["@aws-sdk/s3-request-presigner", "flydrive"],
]);

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** `texts`: style sheets and pages; a package may also be named in a string, as a program that is started is. */
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
    .map((name) => ({ path: "package.json", line: 1, says: `nothing imports ${name}` }));
}

/** `"name"`, `"name/part"`, `node_modules/name/part`, and the packages of a scope that is called as it is. */
function naming(name: string): (text: string) => boolean {
  const named = new RegExp(`["'\`/]@?${name.replaceAll(".", "\\.")}["'\`/]`);
  return (text) => named.test(text);
}
