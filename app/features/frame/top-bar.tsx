import { Lock, LogOut, type LucideIcon, Menu as MenuIcon, Plus, Search, X } from "lucide-react";
import { lazy, type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { LanguagePicker } from "#app/lib/i18n/language-picker.tsx";
import { lockNow } from "#app/lib/lock/lock-registry.ts";
import { useLock, useLockedAs } from "#app/lib/use-lock.ts";
import { paths } from "#app/paths.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { Wordmark } from "#app/ui/type/wordmark.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { homePath, markedItem, navItems } from "./nav-items.ts";
import { ThemeButton } from "./theme-button.tsx";

/** Loaded after the first paint: mostly there is nothing to show. */
const SyncMark = lazy(async () => ({ default: (await import("./sync-mark.tsx")).SyncMark }));

const UnreadMark = lazy(async () => ({
  default: (await import("#app/features/messages/mark/unread-mark.tsx")).UnreadMark,
}));

const PhoneMenu = lazy(async () => ({ default: (await import("./phone-menu.tsx")).PhoneMenu }));

type TopBarProps = {
  leaveLabel: string;
  leaveIcon?: LucideIcon;
  /** In words where there is room. */
  leaveIsSaid?: boolean;
  /** Null: there is nowhere to leave to. */
  onLeave: (() => void) | null;
  /** Beside the name, on every page. */
  mark?: ReactNode;
};

/** The navigation bar on desktops; on phones the name and a menu. */
export function TopBar({ leaveLabel, leaveIcon = LogOut, leaveIsSaid = false, onLeave, mark }: TopBarProps) {
  const t = useTranslations("frame");
  const marked = markedItem(useLocation().pathname);
  const [open, setOpen] = useState(false);
  const hasLock = useLock(useLockedAs()) !== null;
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground">
      <div className="mx-auto flex min-h-14 max-w-wide-page items-center gap-6 px-(--page-gutter) max-xl:gap-3">
        <div className="flex items-center gap-2.5">
          <Link to={homePath} aria-label={t("nav.homePage")} className="flex min-h-11 items-center">
            <Wordmark />
          </Link>
          {mark}
        </div>
        <nav aria-label={t("nav.label")} className="hidden flex-1 gap-1 lg:flex">
          {navItems.map(({ to, label, icon }) => (
            <Link
              key={to}
              to={to}
              aria-current={to === marked ? "page" : undefined}
              className={`flex min-h-11 items-center gap-2 px-2.5 type-body whitespace-nowrap max-xl:px-2 ${
                to === marked ? "nav-current font-strong text-ink" : "text-ink-soft hover:text-ink"
              }`}
            >
              <span className="max-xl:hidden">
                <Icon glyph={icon} />
              </span>
              {t(`nav.${label}`)}
            </Link>
          ))}
        </nav>
        <div className="-mr-3 ml-auto hidden items-center gap-2 max-xl:gap-0 lg:flex">
          {/* As wide as the mark is while all is well. */}
          <SectionBoundary isOrnament fallback={<div />}>
            <SyncMark />
          </SectionBoundary>
          <SectionBoundary isOrnament>
            <UnreadMark place="bar" />
          </SectionBoundary>
          <SearchLink withWord />
          <IconButton
            icon={Plus}
            label={t("bar.capture")}
            aria-keyshortcuts="n"
            aria-haspopup="dialog"
            onClick={() => requestCapture()}
          />
          <LanguagePicker />
          <ThemeButton />
          {hasLock && <IconButton icon={Lock} label={t("bar.lock")} onClick={lockNow} />}
          {onLeave && leaveIsSaid && (
            <span className="hidden pr-3 whitespace-nowrap broad:block">
              <TextButton size="small" onClick={onLeave}>
                {leaveLabel}
              </TextButton>
            </span>
          )}
          {onLeave && (
            <span className={leaveIsSaid ? "broad:hidden" : undefined}>
              <IconButton icon={leaveIcon} label={leaveLabel} onClick={onLeave} />
            </span>
          )}
        </div>
        <div className="-mr-3 ml-auto flex lg:hidden">
          <SectionBoundary isOrnament>
            <SyncMark words="never" />
          </SectionBoundary>
          <SectionBoundary isOrnament>
            <UnreadMark place="phone" />
          </SectionBoundary>
          <SearchLink />
          <IconButton
            icon={open ? X : MenuIcon}
            label={t(open ? "bar.closeMenu" : "bar.menu")}
            aria-expanded={open}
            aria-controls="phone-menu"
            data-menu-button
            onClick={() => setOpen(!open)}
          />
        </div>
      </div>
      {open && (
        <SectionBoundary onFailed={() => setOpen(false)}>
          <PhoneMenu
            leaveLabel={leaveLabel}
            leaveIcon={leaveIcon}
            onLeave={onLeave}
            onClose={() => setOpen(false)}
          />
        </SectionBoundary>
      )}
    </header>
  );
}

/** A word and its key where there is space, an icon elsewhere. */
function SearchLink({ withWord = false }: { withWord?: boolean }) {
  const t = useTranslations("frame.bar");
  const isHere = useLocation().pathname === paths.search;
  return (
    <Link
      to={paths.search}
      replace={isHere}
      aria-label={t("search")}
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-current={isHere ? "page" : undefined}
      title={t("search")}
      className={`flex min-h-(--target) min-w-(--target) items-center justify-center gap-2 type-small hover:text-ink ${
        isHere ? "text-ink" : "text-ink-soft"
      }`}
    >
      <span className={withWord ? "xl:hidden" : undefined}>
        <Icon glyph={Search} size={20} />
      </span>
      {withWord && (
        <span aria-hidden="true" className="hidden items-center gap-2 xl:flex">
          {t("search")}
          <Kbd>/</Kbd>
        </span>
      )}
    </Link>
  );
}
