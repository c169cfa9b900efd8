/** Unused files and exports, and those that only tests import. */
import type { Graph, Source } from "../walls/graph.ts";
import { isTest } from "../walls/wall.ts";
import type { Dead } from "./finding.ts";

/** Entry points: files that are started, or that a tool finds by name. */
const entry =
  /\.(?:test|journey|commands)\.tsx?$|\.d\.ts$|^(?:scripts|bench|art|e2e)\/[\w-]+\.(?:ts|mjs)$|^[\w.-]+\.ts$|^app\/(?:main\.tsx|boot\.js)$|^server\/main\.ts$/;
/** Entry points whose path is computed or stands in a shell's words, and declarations for the compiler. */
const readByPath: ReadonlySet<string> = new Set([
  "app/messages/intl-types.ts",
  "server/features/media/opening/child.ts",
  "server/testing/curl.mjs",
]);

type Users = { readonly runs: ReadonlySet<string>; readonly tests: ReadonlySet<string> };

export function findDeadExports(graph: Graph): readonly Dead[] {
  const users = usersOf(graph);
  const named = namedPaths(graph);
  const isEntry = (path: string) => entry.test(path) || readByPath.has(path) || named.has(path);
  return [...graph.sources.values()]
    .filter(({ path }) => !isEntry(path))
    .flatMap((source) => deadIn(source, users));
}

/** Entry points that a configuration or a script names by their full path. */
function namedPaths({ sources }: Graph): ReadonlySet<string> {
  const configured = [...sources.values()].filter(({ path }) => /^(?:scripts\/|[\w.-]+$)/.test(path));
  const quoted = configured.flatMap(({ text }) => [...text.matchAll(/"(?:\.\/)?([\w./-]+\.(?:tsx?|mjs))"/g)]);
  return new Set(quoted.map(([, path = ""]) => path));
}

function deadIn({ path, exports }: Source, users: ReadonlyMap<string, Users>): readonly Dead[] {
  const inFile = users.get(path);
  if (!inFile) return [{ path, line: 1, says: "this file is not imported" }];
  if (!isTest(path) && inFile.runs.size === 0)
    return [{ path, line: 1, says: "this file is imported by tests only" }];
  return exports.flatMap(({ name, line, isUsedHere }) => {
    const isAsked = (names: ReadonlySet<string>) => names.has(name) || names.has("*");
    if (isAsked(inFile.runs)) return [];
    if (isAsked(inFile.tests)) {
      return isTest(path) || isUsedHere ? [] : [{ path, line, says: `tests alone import ${name}` }];
    }
    const says = isUsedHere ? `${name} is exported and used in its own file only` : `no file imports ${name}`;
    return [{ path, line, says }];
  });
}

/** By file: the names that other files ask of it. A file that is asked for without a name (its styles, its effect) has "". */
function usersOf({ sources }: Graph): ReadonlyMap<string, Users> {
  const users = new Map<string, { runs: Set<string>; tests: Set<string> }>();
  for (const { path, edges } of sources.values()) {
    for (const { to, names } of edges) {
      if (to === null) continue;
      const known = users.get(to) ?? { runs: new Set(), tests: new Set() };
      const side = isTest(path) && !isTest(to) ? known.tests : known.runs;
      for (const name of ["", ...names]) side.add(name);
      users.set(to, known);
    }
  }
  return users;
}
