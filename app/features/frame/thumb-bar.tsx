import { Plus } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { requestCapture } from "#app/lib/capture-request.ts";
import { paths } from "#app/paths.ts";
import { useRootMark } from "#app/ui/layout/use-root-mark.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import { markedItem, navItems } from "./nav-items.ts";

/** The navigation bar on phones. Its plus notes a moment (product decisions, "Words and pictures"); without the sheet it adds a relationship. */
export function ThumbBar() {
  const t = useTranslations("frame.nav");
  const marked = markedItem(useLocation().pathname);
  useRootMark("hasThumbBar");
  return (
    <nav
      data-thumb-bar
      aria-label={t("label")}
      className="fixed inset-x-0 bottom-0 z-40 grid grid-cols-6 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {navItems.map(({ to, label, short, icon }) => {
        const isCurrent = to === marked;
        const isCapture = to === paths.add;
        const [shown, whole] = isCapture ? (["note", "noteLong"] as const) : ([short, label] as const);
        return (
          <Link
            key={to}
            to={to}
            aria-haspopup={isCapture ? "dialog" : undefined}
            onClick={(event) => {
              if (!isCapture || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              requestCapture();
            }}
            aria-current={isCurrent ? "page" : undefined}
            className={`flex min-h-16 min-w-0 flex-col items-center justify-center gap-0.5 text-[clamp(9px,2.5vw,10.5px)]/4 ${
              isCurrent ? "font-strong text-ink" : "text-ink-soft"
            }`}
          >
            <span
              className={
                isCapture
                  ? "flex h-7 w-9 items-center justify-center rounded-(--radius-field) bg-accent-fill text-accent-ink"
                  : "flex h-7 items-center"
              }
            >
              <Icon glyph={isCapture ? Plus : icon} size={20} />
            </span>
            <span
              className={`max-w-full text-center wrap-anywhere ${isCurrent ? "nav-current -mb-1 pb-1" : ""}`}
              aria-hidden={whole !== shown || undefined}
            >
              {t(shown)}
            </span>
            {whole !== shown && <VisuallyHidden>{t(whole)}</VisuallyHidden>}
          </Link>
        );
      })}
    </nav>
  );
}
