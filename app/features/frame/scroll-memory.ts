import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** The scroll position of each history entry, by its key, for as long as this tab shows the app. */
const heights = new Map<string, number>();

/** A new page starts at its top or its anchor; going back restores the position. Before the page in the tree: its own effects find it done. */
export function ScrollMemory(): null {
  const { key, hash } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    // The browser's own restoration is for reloads only: within the app it would run before the page is rendered.
    const leaveToBrowser = () => {
      history.scrollRestoration = "auto";
    };
    history.scrollRestoration = "manual";
    addEventListener("pagehide", leaveToBrowser);
    return () => removeEventListener("pagehide", leaveToBrowser);
  }, []);

  useLayoutEffect(() => {
    const anchor = hash === "" ? null : document.getElementById(hash.slice(1));
    const known = heights.get(key);
    if (kind === "POP" && known !== undefined) scrollTo(0, known);
    else if (anchor) anchor.scrollIntoView();
    else if (kind !== "POP") scrollTo(0, 0);
    const remember = () => heights.set(key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key, hash, kind]);
  return null;
}
