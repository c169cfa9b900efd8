/**
 * Which modules are bundled into one file, so that a page loads what it needs and nothing of a page that is not open. The groups are computed
 * from the module graph, so that no list of modules must be maintained. They are few: dozens of small files would each cost a phone a round
 * trip, and compress worse than one.
 */
import type { Rolldown } from "vite";

/** The modules of the project by their paths in it. */
export type ModuleGraph = {
  /** Without packages. */
  readonly imports: (path: string) => readonly string[];
  /** The files of packages that a module imports. */
  readonly packages: (path: string) => readonly string[];
  /** What a module draws of the package of icons, by the names of the package's files, see `plainName`. */
  readonly icons: (path: string) => readonly string[];
  /** `import()` and globs. */
  readonly lazyImports: (path: string) => readonly string[];
  /** Letters of a module's code, before it is minified. */
  readonly size: (path: string) => number;
};

/** What a page may have to load beside what it needs: letters of a shared module's code, for each page that needs it and in all. */
const sizePerUse = 400;
const smallSize = 4_000;

/** A page before sign-in should load little: only what this many pages behind it use is put together with what such a page uses. */
const usesOfBoth = 10;

const main = "app/main.tsx";
const login = "app/features/auth/login-page.tsx";
const arrival = "app/features/auth/arrival/arrival-page.tsx";
/** The table of the pages behind sign-in. */
const appPages = "app/app-pages.tsx";
/** What is fetched ahead besides the pages. */
const preload = "app/preload-pages.ts";
const shell = "app/features/frame/app-shell.tsx";
/** The demo's own table: the same pages as behind sign-in, though nobody signs in. */
const demo = "app/demo-routes.tsx";
const demoShell = "app/features/frame/demo-shell.tsx";
const dashboard = "app/features/dashboard/dashboard-page.tsx";
/** Nobody but a superadmin loads what lies behind it: it decides about no page's files. */
const office = "app/admin-routes.tsx";

/** Behind a locked door the journal stays open, so that what waits goes on being sent: part of no page before sign-in. */
const lockedJournal = "app/features/frame/locked.tsx";
const behindDoor: ReadonlySet<string> = new Set([appPages, preload, shell, demo, lockedJournal, office]);

/** The package whose schemas check what is stored and sent. */
const checks = /(?:^|\/)zod(?:\/|$)/;

const isFeature = (path: string) => path.startsWith("app/features/");

/** In this order: a package belongs to the first group that uses it. */
const names = [
  "start",
  "common",
  "forms",
  "journal",
  "rows",
  "door",
  "dashboard",
  "work",
  "both",
  "shared",
  "checked",
  "icons",
] as const;
export type GroupName = (typeof names)[number];

/**
 * The group of each module that has one; the bundler divides the others by the pages that need them.
 *
 * - start: what every page needs, and what the sign-in page, or a newcomer's first, and the dashboard both do
 * - door: what the sign-in page and a newcomer's first share; forms: what the sign-in page shares with pages behind it
 * - journal: every page behind sign-in; common: what it shares with pages before it, the map among them
 * - dashboard: only the dashboard; rows: what it shows of other features
 * - work: what the store loads for its work beside the pages, sending and fetching among it, and what no page needs
 * - shared: small pieces of no feature that at least three of the other pages or their parts use, the demo's first not among them, and that
 *   bring no package along; both: those of them that most pages and one before sign-in use; checked: those that bring the package of checks
 * - icons: all that are drawn neither before the first view nor by the dashboard: each is smaller than the question for it
 *
 * @returns the groups of modules by their paths, and the icons of that group by their plain names
 */
export function groupModules({ imports, packages, icons, lazyImports, size }: ModuleGraph): {
  readonly groups: ReadonlyMap<string, GroupName>;
  readonly lateIcons: ReadonlySet<string>;
} {
  const reach = (entries: Iterable<string>, next: (path: string) => readonly string[]) => {
    const found = new Set<string>();
    const visit = (path: string) => {
      if (found.has(path)) return;
      found.add(path);
      next(path).forEach(visit);
    };
    for (const entry of entries) visit(entry);
    return found;
  };
  const needs = (entries: Iterable<string>) => reach(entries, imports);
  /** What is loaded by a page or by its parts. The store is left out: its work at sign-in and sign-out is no part of a page. */
  const lazyParts = (part: string) =>
    [...needs([part])]
      .flatMap(lazyImports)
      .filter((path) => !behindDoor.has(path) && !path.startsWith("app/store/"));

  const pages = [...lazyImports(appPages), ...lazyImports(preload)].filter((path) => path !== office);
  const byMain = needs([main]);
  const byLogin = needs([login]);
  const byArrival = needs([arrival]);
  const byShell = needs([shell, appPages]);
  const byDashboard = needs([dashboard]);
  const byDemo = needs([demo, demoShell, dashboard]);
  const beforeSignIn = needs(reach(lazyParts(main), lazyParts));
  const behindSignIn = needs(pages);
  const byOtherPages = needs(pages.filter((path) => path !== dashboard && path !== shell));

  function groupOf(path: string): GroupName | null {
    const isBehind = byShell.has(path) || byDashboard.has(path);
    const isBefore = byLogin.has(path) || byArrival.has(path);
    if (byMain.has(path) || (isBefore && isBehind)) return "start";
    if (byLogin.has(path)) return behindSignIn.has(path) ? "forms" : byArrival.has(path) ? "door" : null;
    if (!isBehind) return null;
    if (beforeSignIn.has(path)) return "common";
    if (byShell.has(path)) return "journal";
    if (!byOtherPages.has(path)) return "dashboard";
    return isFeature(path) ? "rows" : "journal";
  }
  const found = new Map<string, GroupName>();
  for (const path of [...byMain, ...byLogin, ...byShell, ...byDashboard]) {
    const name = groupOf(path);
    if (name) found.set(path, name);
  }
  const isWork = (path: string) => path.startsWith("app/store/") && !beforeSignIn.has(path);
  const workOf = (path: string) => lazyImports(path).filter(isWork);
  const byPages = needs(reach([appPages], lazyParts));
  const byWork = reach([...byShell].flatMap(workOf), (path) => [...imports(path), ...workOf(path)]);
  for (const path of byWork) if (!found.has(path) && !byPages.has(path)) found.set(path, "work");
  const isEverywhere = (name: GroupName | undefined) => name !== "door" && name !== "work";
  const loaded = new Set([...found.keys()].filter((path) => isEverywhere(found.get(path))).flatMap(packages));
  /** How many of the pages and parts of pages need each module. */
  const uses = new Map<string, number>();
  for (const entry of reach([appPages], lazyParts)) {
    for (const path of needs([entry])) uses.set(path, (uses.get(path) ?? 0) + 1);
  }
  const isSmallPiece = (path: string, leastUses = 3) => {
    const used = uses.get(path) ?? 0;
    const isSmall = used >= leastUses && size(path) <= Math.min(used * sizePerUse, smallSize);
    const isOfSome = isFeature(path) || byDemo.has(path);
    return isSmall && !isOfSome && packages(path).every((file) => loaded.has(file));
  };
  // With all it needs: else it would bring along a file of whatever pages happen to need the rest.
  const addPieces = (
    name: GroupName,
    isOne: (path: string) => boolean,
    isThere: (path: string) => boolean,
  ) => {
    const isWhole = (path: string) => [...needs([path])].every((one) => isThere(one) || isOne(one));
    const added = [...uses.keys()].filter((path) => !found.has(path) && isOne(path) && isWhole(path));
    for (const path of added) found.set(path, name);
  };
  const isFound = (path: string) => found.has(path);
  // It brings nothing but what every page has, and what most pages before sign-in have.
  const isAtDoor = (path: string) => found.get(path) === "start" || found.get(path) === "forms";
  const atDoor = new Set(
    [...found.keys()].filter(isAtDoor).flatMap((path) => [...packages(path), ...icons(path)]),
  );
  const isOfBoth = (path: string) =>
    beforeSignIn.has(path) &&
    isSmallPiece(path, usesOfBoth) &&
    [...packages(path), ...icons(path)].every((one) => atDoor.has(one));
  addPieces("both", isOfBoth, isAtDoor);
  addPieces("shared", (path) => !beforeSignIn.has(path) && isSmallPiece(path), isFound);
  for (const file of [...uses.keys()].flatMap(packages)) if (checks.test(file)) loaded.add(file);
  addPieces("checked", (path) => !beforeSignIn.has(path) && isSmallPiece(path), isFound);
  const early = new Set([...byMain, ...byLogin, ...byArrival, ...byShell, ...byDemo].flatMap(icons));
  const drawn = [...uses.keys(), ...beforeSignIn].flatMap(icons);
  return { groups: found, lateIcons: new Set(drawn.filter((icon) => !early.has(icon))) };
}

/** The rules of LISA's safety card: beside her, on the page as in her worker, in two files that are fetched at once. */
export const dangerGroups = [
  { name: "danger-rules", test: /\/domain\/lisa\/safety\/danger-rules\.ts$/, priority: -1 },
  { name: "danger", test: /\/domain\/lisa\/safety\/danger[^/]*$/, priority: -2 },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/**
 * For `output.codeSplitting.groups`. A group names our own modules only; the bundler adds the parts of packages that they use. @param root
 * Folder of the project.
 */
export function pageGroups(root: string) {
  const isOfPackage = (id: string) => id.includes("/node_modules/");
  const pathOf = (id: string) =>
    id.startsWith(`${root}/`) && !isOfPackage(id) ? [id.slice(root.length + 1)] : [];
  let found: ReturnType<typeof groupModules> | undefined;
  return names.map((name, order) => ({
    debugName: name,
    priority: names.length - order,
    name(id: string, lookup: Pick<Rolldown.PluginContext, "getModuleInfo">) {
      const info = (path: string) => lookup.getModuleInfo(`${root}/${path}`);
      found ??= groupModules({
        imports: (path) => info(path)?.importedIds.flatMap(pathOf) ?? [],
        packages: (path) => info(path)?.importedIds.filter(isOfPackage) ?? [],
        icons: (path) => importedIcons(info(path)?.code ?? ""),
        lazyImports: (path) => info(path)?.dynamicallyImportedIds.flatMap(pathOf) ?? [],
        size: (path) => info(path)?.code?.length ?? 0,
      });
      const icon = name === "icons" && iconFile.exec(id)?.[1];
      if (icon) return found.lateIcons.has(plainName(icon)) ? name : null;
      return pathOf(id).some((path) => found?.groups.get(path) === name) ? name : null;
    },
    includeDependenciesRecursively: !isApart.has(name),
  }));
}

/** Groups that take nothing along: nobody should load the sign-in page for an icon that both use, nor every package for a small piece. */
const isApart: ReadonlySet<GroupName> = new Set(["door", "work", "both", "shared", "checked", "icons"]);

const iconFile = /\/lucide-react\/dist\/esm\/icons\/([^/]+)\.mjs$/;

/** An icon's name without what differs between the package's files and its exports: "chevron-down" and "ChevronDown" are one. */
const plainName = (name: string) => name.toLowerCase().replaceAll("-", "");

/** Plain names of what a module imports from the package of icons. */
function importedIcons(code: string): string[] {
  const lists = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)];
  const names = lists.flatMap(([, list = ""]) => list.split(","));
  return names.map((name) => plainName(name.trim().split(/\s/)[0] ?? "")).filter(Boolean);
}
