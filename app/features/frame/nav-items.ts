import {
  BookHeart,
  ChartLine,
  CircleUserRound,
  House,
  type LucideIcon,
  Sparkle,
  UserRoundPlus,
} from "lucide-react";
import { paths } from "#app/paths.ts";

/** The six items of the specification (section 2), in its order; `label` and `short` are keys of frame.nav. */
export const navItems = [
  { to: paths.dashboard, label: "home", short: "home", icon: House },
  { to: paths.list, label: "relationships", short: "relationshipsShort", icon: BookHeart },
  { to: paths.add, label: "add", short: "add", icon: UserRoundPlus },
  { to: paths.statistics, label: "statistics", short: "statistics", icon: ChartLine },
  { to: paths.lisa, label: "lisa", short: "lisaShort", icon: Sparkle },
  { to: paths.profile, label: "profile", short: "profile", icon: CircleUserRound },
] as const satisfies readonly { to: string; label: string; short: string; icon: LucideIcon }[];

/** Pages that belong to "profile". */
const profilePages: readonly string[] = [
  paths.subscription,
  paths.devices,
  paths.twoFactorSetup,
  paths.deleteAccount,
];

/** The pages of relationships and of moments belong to "relationships"; `/profile/:id` is one of them. */
export function isCurrentItem(to: string, pathname: string): boolean {
  if (profilePages.includes(pathname)) return to === paths.profile;
  if (to === paths.list && /^\/(?:(?:boyfriends|profile)\/.|moments\b|trash$)/.test(pathname)) return true;
  return pathname === to;
}
