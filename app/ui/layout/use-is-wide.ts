import { useSyncExternalStore } from "react";

const wide = window.matchMedia("(width >= 64rem)");
const middle = window.matchMedia("(width >= 48rem)");

/** From the `lg` breakpoint on. For what is another thing on wide screens; what is only placed otherwise uses `lg:`. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watchWide, () => wide.matches);
}

/** From the `md` breakpoint on: two columns, as on a tablet held upright. */
export function useIsMiddle(): boolean {
  return useSyncExternalStore(watchMiddle, () => middle.matches);
}

const watchWide = watch(wide);
const watchMiddle = watch(middle);

function watch(query: MediaQueryList) {
  return (listener: () => void): (() => void) => {
    query.addEventListener("change", listener);
    return () => query.removeEventListener("change", listener);
  };
}
