import { useEffect } from "react";

/** The tab's title: the page's own, then the name of the app. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Tendre` : "Tendre";
  }, [title]);
}
