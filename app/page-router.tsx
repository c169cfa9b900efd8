import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { NavigationType, Router } from "react-router";
import { currentPage, followPages, type Place, pageNavigator, settleOverlays } from "./lib/page-history.ts";

/** The router over the browser's history as `lib/page-history.ts` keeps it. */
export function PageRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [{ location, navigationType }, setPlace] = useState<Place>(() => ({
    location: currentPage(),
    navigationType: NavigationType.Pop,
  }));
  useLayoutEffect(() => followPages((place) => startTransition(() => setPlace(place))), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that a page stands
  useEffect(settleOverlays, [location]);
  return (
    <Router basename={basename} location={location} navigationType={navigationType} navigator={pageNavigator}>
      {children}
    </Router>
  );
}
