import {
  BookHeart,
  ChartLine,
  CircleUserRound,
  House,
  type LucideIcon,
  Sparkle,
  UserRoundPlus,
} from "lucide-react";
import { isDemo } from "#app/lib/demo-mode.ts";
import { paths } from "#app/paths.ts";

/** In the demo the dashboard stands at its first address (specification, section 2). */
export const homePath = isDemo ? paths.home : paths.dashboard;

/** The six items of the specification (section 2), in its order; `label` and `short` are keys of frame.nav. */
export const navItems = [
  { to: homePath, label: "home", short: "home", icon: House },
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
  paths.tokens,
  paths.lock,
  paths.ownData,
  paths.storage,
  paths.journalInTime,
  paths.twoFactorSetup,
  paths.passkeys,
  paths.address,
  paths.password,
  paths.outsideAccounts,
  paths.confirmNewAddress,
  paths.phone,
  paths.messageSettings,
  paths.messages,
  paths.deleteAccount,
];

/** The pages of relationships and of moments belong to "relationships"; `/profile/:id` is one of them. */
export function isCurrentItem(to: string, pathname: string): boolean {
  if (profilePages.includes(pathname) || pathname.startsWith(`${paths.messages}/`))
    return to === paths.profile;
  if (to === paths.list && /^\/(?:(?:boyfriends|profile)\/.|moments\b|trash$)/.test(pathname)) return true;
  if (pathname === paths.letter || pathname === paths.nextCrush) return to === paths.lisa;
  return pathname === to;
}
