import {
  Images,
  LayoutList,
  type LucideIcon,
  Map as MapGlyph,
  Shield,
  SlidersHorizontal,
  Sparkle,
  Users,
} from "lucide-react";
import { adminPaths } from "../admin-paths.ts";

/** The seven of the specification (section 2), in its order; `label` is a key of admin.sections. */
export const sections = [
  { to: adminPaths.overview, label: "overview", icon: LayoutList },
  { to: adminPaths.users, label: "users", icon: Users },
  { to: adminPaths.content, label: "content", icon: Images },
  { to: adminPaths.ai, label: "ai", icon: Sparkle },
  { to: adminPaths.gamification, label: "gamification", icon: MapGlyph },
  { to: adminPaths.security, label: "security", icon: Shield },
  { to: adminPaths.settings, label: "settings", icon: SlidersHorizontal },
] as const satisfies readonly { to: string; label: string; icon: LucideIcon }[];

/** A person's page belongs to "users". */
export function isCurrentSection(to: string, pathname: string): boolean {
  if (to === adminPaths.overview) return pathname.replace(/\/$/, "") === to;
  return pathname === to || pathname.startsWith(`${to}/`);
}
