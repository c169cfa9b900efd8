import {
  ChevronDown,
  ChevronUp,
  Images,
  LayoutList,
  type LucideIcon,
  Map as MapGlyph,
  Shield,
  SlidersHorizontal,
  Sparkle,
  Users,
} from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { useBack } from "#app/ui/overlays/use-back.ts";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { adminPaths } from "../admin-paths.ts";

/** The seven of the specification (section 2), in its order; `label` is a key of admin.sections. */
const sections = [
  { to: adminPaths.overview, label: "overview", icon: LayoutList },
  { to: adminPaths.users, label: "users", icon: Users },
  { to: adminPaths.content, label: "content", icon: Images },
  { to: adminPaths.ai, label: "ai", icon: Sparkle },
  { to: adminPaths.gamification, label: "gamification", icon: MapGlyph },
  { to: adminPaths.security, label: "security", icon: Shield },
  { to: adminPaths.settings, label: "settings", icon: SlidersHorizontal },
] as const satisfies readonly { to: string; label: string; icon: LucideIcon }[];

/** A person's page belongs to "users". */
function isCurrentSection(to: string, pathname: string): boolean {
  if (to === adminPaths.overview) return pathname.replace(/\/$/, "") === to;
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** Beside the page from 1024 px on, above it from 768; on phones the section's name, which opens the others. */
export function SectionNav() {
  const t = useTranslations("admin");
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useBack(isOpen, () => setOpen(false));
  const current = sections.find(({ to }) => isCurrentSection(to, pathname));
  return (
    <nav
      aria-label={t("sections.label")}
      onKeyDown={(event) => event.key === "Escape" && !isComposing(event) && setOpen(false)}
      className="border-b border-line px-(--page-gutter) lg:sticky lg:top-14 lg:flex lg:h-[calc(100dvh-57px)] lg:flex-col lg:justify-between lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-0 lg:py-6 lg:pl-6"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="admin-sections"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-3 type-button text-ink md:hidden"
      >
        {current && <Icon glyph={current.icon} />}
        <span className="flex-1 text-left">
          {t(current ? `sections.${current.label}` : "sections.label")}
        </span>
        <Icon glyph={isOpen ? ChevronUp : ChevronDown} />
      </button>
      <ul
        id="admin-sections"
        className={classNames(
          "pb-3 md:-mx-2.5 md:flex md:flex-wrap md:pb-0 lg:mx-0 lg:flex-col",
          !isOpen && "max-md:hidden",
        )}
      >
        {sections.map(({ to, label, icon }) => {
          const isCurrent = isCurrentSection(to, pathname);
          return (
            <li key={to} className="max-md:border-t max-md:border-line">
              <Link
                to={to}
                onClick={() => setOpen(false)}
                aria-current={isCurrent ? "page" : undefined}
                className={classNames(
                  "flex min-h-11 items-center gap-2.5 type-body md:px-2.5 lg:px-0",
                  isCurrent ? "font-strong text-ink" : "text-ink-soft hover:text-ink",
                )}
              >
                <span className="md:max-lg:hidden">
                  <Icon glyph={icon} />
                </span>
                <span className={isCurrent ? "nav-current -mb-1.5 pb-1.5" : undefined}>
                  {t(`sections.${label}`)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="hidden pr-5 pt-8 type-caption text-ink-soft lg:block">{t("promise")}</p>
    </nav>
  );
}
