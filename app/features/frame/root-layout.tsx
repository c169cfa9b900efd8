import "./frame.css";
import { lazy, useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import { type BuildNews, buildNews } from "#app/lib/install/build-news.ts";
import { useStore } from "#app/lib/store.ts";
import { ToastArea } from "#app/ui/overlays/toast-area.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { BackendNotice } from "./backend-notice.tsx";
import { ScrollMemory } from "./scroll-memory.ts";
import { useQuickExit } from "./use-quick-exit.ts";

const VersionCard = lazy(async () => ({
  default: (await import("#app/features/install/version-card.tsx")).VersionCard,
}));

/** Around every page: the skip link, toasts, the backend's notice, the quick exit. */
export function RootLayout() {
  const t = useTranslations("frame");
  useFocusOnArrival();
  useQuickExit();
  return (
    <>
      <a
        href="#content"
        className="sr-only type-button focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:bg-raised focus:px-4 focus:py-3"
      >
        {t("skip")}
      </a>
      <ScrollMemory />
      <Outlet />
      <ToastArea
        labels={{
          region: t("toasts.region", { hotkey: "F8" }),
          toast: t("toasts.toast"),
          close: t("toasts.close"),
        }}
      />
      <BackendNotice />
      <NewerVersionNotice />
    </>
  );
}

/** Moves the focus to `<main>` on every new page but the first. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const content = document.getElementById("content");
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Says once that there is another build than this page's. */
function NewerVersionNotice() {
  const news = useStore(buildNews);
  const [seen, setSeen] = useState<BuildNews | null>(null);
  if (!news || seen === news) return null;
  return (
    <SectionBoundary isOrnament>
      <VersionCard news={news} onClose={() => setSeen(news)} />
    </SectionBoundary>
  );
}
