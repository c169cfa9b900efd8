/** The import graph of a tree: every specifier resolved to a file or a package. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, matchesGlob, posix } from "node:path";
import { type Module, type Reference, readModule } from "./references.ts";

export type Edge = Reference & {
  readonly from: string;
  /** A path inside the tree; null for a package and for what does not resolve. */
  readonly to: string | null;
  /** "react", "@scope/name", "node:fs"; null for a file. */
  readonly packageName: string | null;
};

export type Source = Module & {
  readonly path: string;
  readonly text: string;
  readonly edges: readonly Edge[];
};

export type Graph = {
  /** The modules by path, sorted. */
  readonly sources: ReadonlyMap<string, Source>;
  /** The style sheets. */
  readonly styles: readonly Pick<Source, "path" | "text">[];
  /** All files of the tree, assets included. */
  readonly paths: ReadonlySet<string>;
};

const source = /\.(?:[cm]?[jt]s|tsx)$/;
const style = /\.css$/;
const aliases = { "#app/": "app/", "#domain/": "domain/", "#server/": "server/" } as const;

/** `readText` is called for modules and style sheets only. */
export function buildGraph(paths: ReadonlySet<string>, readText: (path: string) => string): Graph {
  const sources = new Map<string, Source>();
  for (const path of [...paths].sort()) {
    if (!source.test(path)) continue;
    const text = readText(path);
    const module = readModule(path, text);
    const edges = module.references.flatMap((one) => resolve(path, one, paths));
    sources.set(path, { ...module, path, text, edges });
  }
  const styles = [...paths]
    .filter((path) => style.test(path))
    .map((path) => ({ path, text: readText(path) }));
  return { sources, styles, paths };
}

/** The files of the working copy that git tracks or would add. */
export function readTree(root: string): Graph {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const gone = execFileSync("git", ["ls-files", "-z", "--deleted"], { cwd: root, encoding: "utf8" });
  const paths = new Set(listed.split("\0").filter(Boolean));
  for (const path of gone.split("\0")) paths.delete(path);
  return buildGraph(paths, (path) => readFileSync(join(root, path), "utf8"));
}

function resolve(from: string, reference: Reference, paths: ReadonlySet<string>): readonly Edge[] {
  const { specifier, isGlob } = reference;
  const edge = (to: string | null, packageName: string | null = null): Edge => ({
    ...reference,
    from,
    to,
    packageName,
  });
  if (specifier === null) return [edge(null)];
  const inTree = pathOf(from, specifier.replace(/\?.*$/, ""));
  if (inTree === null) return [edge(null, packageOf(specifier))];
  if (isGlob)
    return [...paths].filter((path) => matchesGlob(path, inTree) && path !== from).map((path) => edge(path));
  const found = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"].find((end) => paths.has(inTree + end));
  return [edge(found === undefined ? null : inTree + found)];
}

function pathOf(from: string, specifier: string): string | null {
  for (const [alias, folder] of Object.entries(aliases)) {
    if (specifier.startsWith(alias)) return posix.normalize(folder + specifier.slice(alias.length));
  }
  if (specifier.startsWith("/")) return posix.normalize(specifier.slice(1));
  return /^\.\.?(?:\/|$)/.test(specifier) ? posix.join(posix.dirname(from), specifier) : null;
}

function packageOf(specifier: string): string {
  if (specifier.startsWith("node:")) return specifier;
  const [scope = "", name = ""] = specifier.split("/");
  return scope.startsWith("@") ? `${scope}/${name}` : scope;
}
