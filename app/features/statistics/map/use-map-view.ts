import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { followGestures, type MapMoves } from "#app/ui/map/follow-gestures.ts";
import { type MapSize, type MapView, moved, type Point, viewOf, wholeWorld, zoomed } from "./map-view.ts";

/** The view of a map and the gestures that change it: dragging, arrows, + and −, 0, and Ctrl with the wheel or a pinch. */
export function useMapView(box: RefObject<HTMLElement | null>, cities: readonly Point[], size: MapSize) {
  const home = useMemo(() => viewOf(cities, size), [cities, size]);
  const [chosen, setChosen] = useState<MapView | null>(null);
  const view = chosen ?? home;
  const latest = useRef({ view, size });
  useEffect(() => {
    latest.current = { view, size };
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const gestures = new AbortController();
    const moves: MapMoves = {
      pan: (dx, dy) => setChosen(moved(latest.current.view, dx, dy, latest.current.size)),
      zoom: (factor, around) => setChosen(zoomed(latest.current.view, factor, latest.current.size, around)),
      home: () => setChosen(null),
    };
    followGestures(element, moves, gestures.signal);
    return () => gestures.abort();
  }, [box]);

  return {
    view,
    zoomBy: (factor: number) => setChosen(zoomed(view, factor, size)),
    goHome: () => setChosen(null),
    goWorld: () => setChosen(wholeWorld(size)),
  };
}
