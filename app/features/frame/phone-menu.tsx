import { Lock, type LucideIcon } from "lucide-react";
import { lazy, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { isComposing } from "#app/lib/composing.ts";
import { LanguagePicker } from "#app/lib/i18n/language-picker.tsx";
import { lockNow } from "#app/lib/lock/lock-registry.ts";
import { leaveQuickly } from "#app/lib/quick-exit.ts";
import { useLock, useLockedAs } from "#app/lib/use-lock.ts";
import { paths } from "#app/paths.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { useBack } from "#app/ui/overlays/use-back.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { markedItem, navItems } from "./nav-items.ts";
import { ThemeButton } from "./theme-button.tsx";

const SyncMark = lazy(async () => ({ default: (await import("./sync-mark.tsx")).SyncMark }));
const UnreadMark = lazy(async () => ({
  default: (await import("#app/features/messages/mark/unread-mark.tsx")).UnreadMark,
}));

const helpPages = [
  { to: paths.support, label: "help" },
  { to: paths.privacy, label: "privacy" },
  { to: paths.terms, label: "terms" },
] as const;

type PhoneMenuProps = {
  leaveLabel: string;
  leaveIcon: LucideIcon;
  onLeave: (() => void) | null;
  onClose: () => void;
};

/** Below the phone's bar, as tall as the screen allows, scrollable. Escape, Back and a tap elsewhere close it. */
export function PhoneMenu({ leaveLabel, leaveIcon, onLeave, onClose }: PhoneMenuProps) {
  const t = useTranslations("frame");
  const marked = markedItem(useLocation().pathname);
  const hasLock = useLock(useLockedAs()) !== null;
  const menu = useRef<HTMLElement>(null);
  useCloseElsewhere(menu, onClose);
  useBack(true, onClose);
  return (
    <nav
      ref={menu}
      id="phone-menu"
      aria-label={t("bar.menu")}
      className="max-h-[calc(100dvh-57px-var(--bar-height,0px))] overflow-y-auto overscroll-contain border-t border-line px-5 pb-[max(16px,env(safe-area-inset-bottom))] lg:hidden"
    >
      <SectionBoundary isOrnament>
        <SyncMark words="always" onOpen={onClose} />
      </SectionBoundary>
      {navItems.map(({ to, label, icon }) => (
        <Link
          key={to}
          to={to}
          onClick={onClose}
          aria-current={to === marked ? "page" : undefined}
          className={`flex min-h-12 items-center gap-3 border-b border-line type-body text-ink ${
            to === marked ? "font-strong" : ""
          }`}
        >
          <Icon glyph={icon} />
          <span className={to === marked ? "nav-current pb-1.5 -mb-1.5" : undefined}>
            {t(`nav.${label}`)}
          </span>
        </Link>
      ))}
      <SectionBoundary isOrnament>
        <UnreadMark place="row" onOpen={onClose} />
      </SectionBoundary>
      <div className="flex flex-wrap gap-x-5 pt-1">
        {helpPages.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            onClick={onClose}
            className="flex min-h-(--target) items-center type-small text-ink-soft underline underline-offset-(--underline-gap)"
          >
            {t(`help.${label}`)}
          </Link>
        ))}
        <button
          type="button"
          onClick={leaveQuickly}
          className="flex min-h-(--target) items-center type-small text-ink underline underline-offset-(--underline-gap)"
        >
          {t("help.quit")}
        </button>
      </div>
      <div className="-mx-3 flex flex-wrap items-center justify-between pt-1">
        <LanguagePicker />
        <ThemeButton />
        {hasLock && <IconButton icon={Lock} label={t("bar.lock")} onClick={lockNow} />}
        {onLeave && (
          <button
            type="button"
            onClick={onLeave}
            className="flex min-h-(--target) items-center gap-2 px-3 type-small text-ink"
          >
            <Icon glyph={leaveIcon} />
            {leaveLabel}
          </button>
        )}
      </div>
    </nav>
  );
}

function useCloseElsewhere(menu: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The button that opened it closes it itself, and gets the focus back.
    const button = document.querySelector<HTMLElement>("[data-menu-button]");
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || isComposing(event) || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]")) return;
      event.preventDefault();
      close();
      button?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || menu.current?.contains(target) || button?.contains(target)) return;
      close();
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("pointerdown", onPointerDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("pointerdown", onPointerDown);
    };
  }, [menu]);
}
