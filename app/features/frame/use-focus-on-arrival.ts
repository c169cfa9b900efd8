import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A new page is read from its beginning: focus goes to its `<main>`, except on the very first. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const content = document.getElementById("content");
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname]);
}
