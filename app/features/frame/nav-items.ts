import {
  BookHeart,
  ChartLine,
  CircleUserRound,
  House,
  type LucideIcon,
  Sparkle,
  UserRoundPlus,
} from "lucide-react";
import { matchRoutes } from "react-router";
import { isDemo } from "#app/lib/demo-mode.ts";
import { appPaths, pagesUnder, paths } from "#app/paths.ts";

/** In the demo the dashboard stands at its first address (specification, section 2). */
export const homePath = isDemo ? paths.home : paths.dashboard;

/** The six items of the specification (section 2), in its order; `label` and `short` are keys of frame.nav, `label` of the pages that mark it too. */
export const navItems = [
  { to: homePath, label: "home", short: "home", icon: House },
  { to: paths.list, label: "relationships", short: "relationshipsShort", icon: BookHeart },
  { to: paths.add, label: "add", short: "add", icon: UserRoundPlus },
  { to: paths.statistics, label: "statistics", short: "statistics", icon: ChartLine },
  { to: paths.lisa, label: "lisa", short: "lisaShort", icon: Sparkle },
  { to: paths.profile, label: "profile", short: "profile", icon: CircleUserRound },
] as const satisfies readonly { to: string; label: string; short: string; icon: LucideIcon }[];

const pages = appPaths.map((path) => ({ path }));

/** The item that the page at this address marks, by its `to`. */
export function markedItem(pathname: string): string | undefined {
  const page = pathname === homePath ? paths.dashboard : matchRoutes(pages, pathname)?.[0]?.route.path;
  return navItems.find(({ label }) => pagesUnder[label].some((path) => path === page))?.to;
}
