import { useEffectEvent, useLayoutEffect } from "react";
import { pushOverlay } from "#app/lib/page-history.ts";

/**
 * While open, the browser's Back closes what is open instead of leaving the page ([Note: Back], app/lib/page-history.ts).
 * @param returns it is open again when one comes back from a page that was opened from it; its owner remembers that
 */
export function useBack(isOpen: boolean, onBack: () => void, returns = false) {
  const close = useEffectEvent(onBack);
  useLayoutEffect(() => (isOpen ? pushOverlay(() => close(), returns) : undefined), [isOpen, returns]);
}
