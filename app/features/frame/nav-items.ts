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

/** The pages that "profile" leads to. */
const profileRooms: readonly string[] = [paths.subscription, paths.twoFactorSetup];

/** The pages of relationships and of moments belong to "relationships"; the plans and the account's own to "profile". */
export function isCurrentItem(to: string, pathname: string): boolean {
  if (profileRooms.includes(pathname)) return to === paths.profile;
  if (to === paths.list && /^\/(?:(?:boyfriends|profile)\/.|moments\b|trash$)/.test(pathname)) return true;
  return pathname === to;
}
