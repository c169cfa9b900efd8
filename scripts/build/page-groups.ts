/**
 * Which modules are built into one file: what the first page needs, and what every signed-in page needs besides. The groups
 * are read off the module graph, so that no list of names has to be kept; dozens of small files would each cost a phone a way
 * to the server and back, and compress worse than one.
 */
import { join } from "node:path";
import type { Rolldown } from "vite";

type ModuleLookup = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** In the order the pages are met: a module belongs to the first group that needs it. */
const groups = [
  { name: "start", entries: ["app/main.tsx", "app/features/auth/login-page.tsx"] },
  {
    name: "journal",
    entries: ["app/features/frame/app-shell.tsx", "app/features/dashboard/dashboard-page.tsx"],
  },
] as const;

/**
 * For `output.codeSplitting.groups`. A group names our own modules only; the bundler adds what they use of the packages,
 * and knows which parts those are.
 * @param root Folder of the project.
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
