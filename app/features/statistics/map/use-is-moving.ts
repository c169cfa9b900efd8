import { useEffect, useRef, useState } from "react";
import type { MapView } from "./map-view.ts";

/** Milliseconds: changes closer than this are a gesture, and this long after the last of them it is over. */
const gesture = 160;

/** True while a drag or a pinch is on, not after a single step: what is only ornament is left out of such frames. */
export function useIsMoving(view: MapView): boolean {
  const [isMoving, setMoving] = useState(false);
  const last = useRef({ view, at: 0 });
  useEffect(() => {
    if (last.current.view === view) return;
    const at = performance.now();
    if (at - last.current.at < gesture) setMoving(true);
    last.current = { view, at };
    const timer = setTimeout(() => setMoving(false), gesture);
    return () => clearTimeout(timer);
  }, [view]);
  return isMoving;
}
