/**
 * What `npm ci --omit=dev` installs though the server needs none of it. npm leaves out what is marked `dev`; a package of the build that
 * one of the server's names as an optional peer is marked `devOptional`, and installed.
 */

type LockedPackage = {
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};
/** The `packages` of package-lock.json: by path, the project itself at "". */
export type Locked = Readonly<Record<string, LockedPackage>>;

/** An optional peer of `stripe`, and what it brings: types alone. npm installs them beside it wherever the build has them. */
const typesOfNode: ReadonlySet<string> = new Set(["node_modules/@types/node", "node_modules/undici-types"]);

/** @returns the paths that a server gets and does not ask for, itself or through what it asks for */
export function findNeedless(locked: Locked): readonly string[] {
  const needed = neededBy(locked);
  return Object.entries(locked)
    .filter(([path, { dev }]) => path !== "" && !dev && !needed.has(path) && !typesOfNode.has(path))
    .map(([path]) => path);
}

function neededBy(locked: Locked): ReadonlySet<string> {
  const needed = new Set<string>();
  const open = [""];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    for (const name of asksOf(locked[path] ?? {})) {
      const found = find(locked, path, name);
      if (found === null || needed.has(found)) continue;
      needed.add(found);
      open.push(found);
    }
  }
  return needed;
}

function asksOf(asking: LockedPackage): readonly string[] {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = asking;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** As Node looks: beside the one that asks, then in each folder above. */
function find(locked: Locked, from: string, name: string): string | null {
  for (let at: string | null = from; at !== null; at = above(at)) {
    const path = at === "" ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (Object.hasOwn(locked, path)) return path;
  }
  return null;
}

function above(path: string): string | null {
  if (path === "") return null;
  const end = path.lastIndexOf("/node_modules/");
  return end < 0 ? "" : path.slice(0, end);
}
