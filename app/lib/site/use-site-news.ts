import { useEffect } from "react";
import { refreshSite } from "./kept-site.ts";

/** Milliseconds: a page that stays open hears of a change this late at most; one that is looked at again, sooner. */
const every = 10 * 60_000;

/** Asks the server what it tells everyone: now, when the page is looked at or the network is back, and every few minutes. */
export function useSiteNews(): void {
  useEffect(() => {
    let askedAt = 0;
    const ask = () => {
      if (document.visibilityState !== "visible" || Date.now() - askedAt < every / 10) return;
      askedAt = Date.now();
      void refreshSite();
    };
    ask();
    const waiting = setInterval(ask, every);
    addEventListener("online", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(waiting);
      removeEventListener("online", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
}
