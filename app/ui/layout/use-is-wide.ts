import { useSyncExternalStore } from "react";

const wide = window.matchMedia("(width >= 64rem)");

/** From the `lg` breakpoint on. For what is another thing on wide screens; what is only placed otherwise uses `lg:`. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}
