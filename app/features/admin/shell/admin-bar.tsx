import { Lock, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { LanguagePicker } from "#app/lib/i18n/language-picker.tsx";
import { lockNow } from "#app/lib/lock/lock-registry.ts";
import { useLock, useLockedAs } from "#app/lib/use-lock.ts";
import { paths } from "#app/paths.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { Wordmark } from "#app/ui/type/wordmark.tsx";
import { adminPaths } from "../admin-paths.ts";

type AdminBarProps = {
  /** Of who is here. */
  email: string;
  /** The frame's own buttons, such as the theme's. */
  tools: ReactNode;
};

export function AdminBar({ email, tools }: AdminBarProps) {
  const t = useTranslations("admin.bar");
  const frame = useTranslations("frame");
  const hasLock = useLock(useLockedAs()) !== null;
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground">
      <div className="flex min-h-14 flex-wrap items-center gap-x-2 px-(--page-gutter) sm:gap-x-3 lg:px-6">
        <Link to={paths.dashboard} aria-label={t("toJournal")} className="flex min-h-11 items-center">
          <Wordmark />
        </Link>
        <Link
          to={adminPaths.overview}
          className="flex min-h-11 items-center border-l border-line pl-2 type-small text-ink-soft hover:text-ink sm:pl-3"
        >
          {t("name")}
        </Link>
        <div className="-mr-3 ml-auto flex min-w-0 items-center">
          <Link
            to={adminPaths.users}
            aria-label={t("search")}
            aria-keyshortcuts="/"
            title={t("search")}
            className="flex min-h-(--target) min-w-(--target) items-center justify-center gap-2 type-small text-ink-soft hover:text-ink lg:pr-3"
          >
            <span className="lg:hidden">
              <Icon glyph={Search} size={20} />
            </span>
            <span aria-hidden="true" className="hidden items-center gap-2 whitespace-nowrap lg:flex">
              {t("search")}
              <Kbd>/</Kbd>
            </span>
          </Link>
          <span className="hidden min-w-0 truncate pr-2 type-small text-ink-soft wide:block" title={email}>
            {t("who", { email })}
          </span>
          <LanguagePicker />
          <span className="max-sm:hidden">{tools}</span>
          {hasLock && <IconButton icon={Lock} label={frame("bar.lock")} onClick={lockNow} />}
        </div>
      </div>
    </header>
  );
}
