/**
 * Which modules are bundled into one file: those of the first page, and those of every signed-in page. The groups are computed from the
 * module graph, so that no list of names must be maintained; dozens of small files would each cost a phone a round trip, and compress worse
 * than one.
 */
import { join } from "node:path";
import type { Rolldown } from "vite";

type ModuleLookup = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** In the order in which pages are visited: a module belongs to the first group that needs it. */
const groups = [
  { name: "start", entries: ["app/main.tsx", "app/features/auth/login-page.tsx"] },
  {
    name: "journal",
    entries: ["app/features/frame/app-shell.tsx", "app/features/dashboard/dashboard-page.tsx"],
  },
] as const;

/**
 * For `output.codeSplitting.groups`. A group names our own modules only; the bundler adds the parts of packages that they use. @param root
 * Folder of the project.
 */
export function pageGroups(root: string) {
  const isOurs = (id: string) => id.startsWith(`${root}/`) && !id.includes("/node_modules/");
  const needs = (entries: readonly string[], lookup: ModuleLookup) => {
    const found = new Set<string>();
    const visit = (id: string) => {
      if (found.has(id) || !isOurs(id)) return;
      found.add(id);
      lookup.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    for (const entry of entries) visit(join(root, entry));
    return found;
  };
  return groups.map(({ name, entries }, order) => {
    let needed: ReadonlySet<string> | undefined;
    return {
      debugName: name,
      priority: groups.length - order,
      name(id: string, lookup: ModuleLookup) {
        needed ??= needs(entries, lookup);
        return needed.has(id) ? name : null;
      },
    };
  });
}
