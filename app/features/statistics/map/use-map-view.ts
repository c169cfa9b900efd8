import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { followGestures, type MapMoves } from "#app/ui/map/follow-gestures.ts";
import { followGlide } from "#app/ui/map/glide.ts";
import {
  glideBetween,
  type MapSize,
  type MapView,
  moved,
  type Point,
  viewOf,
  wholeWorld,
  zoomed,
} from "./map-view.ts";

/**
 * The view of a map and the gestures that change it: dragging, arrows, + and −, 0, and Ctrl with the wheel or a pinch. `picture` is what is
 * drawn for the view: it glides while they last.
 */
export function useMapView(
  box: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  places: readonly Point[],
  size: MapSize,
) {
  const home = useMemo(() => viewOf(places, size), [places, size]);
  const [chosen, setChosen] = useState<MapView | null>(null);
  const view = chosen ?? home;
  const latest = useRef({ drawn: view, wanted: view, size });
  const [glide] = useState(() =>
    followGlide(
      () => picture.current,
      () => setChosen(latest.current.wanted),
    ),
  );
  useLayoutEffect(() => {
    latest.current = { drawn: view, wanted: view, size };
    glide.stand();
  }, [view, size, glide]);

  /** Also while a gesture from there has not been drawn yet. */
  const goHome = useCallback(() => {
    glide.stand();
    latest.current.wanted = latest.current.drawn;
    setChosen(null);
  }, [glide]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const gestures = new AbortController();
    const follow = (change: (from: MapView, size: MapSize) => MapView) => {
      const { drawn, wanted, size } = latest.current;
      latest.current.wanted = change(wanted, size);
      glide.move(glideBetween(drawn, latest.current.wanted, size));
    };
    const moves: MapMoves = {
      pan: (dx, dy) => follow((from, size) => moved(from, dx, dy, size)),
      zoom: (factor, around) => follow((from, size) => zoomed(from, factor, size, around)),
      home: goHome,
    };
    followGestures(element, moves, gestures.signal);
    return () => {
      gestures.abort();
      glide.stand();
    };
  }, [box, glide, goHome]);

  return {
    view,
    zoomBy: (factor: number) => setChosen(zoomed(latest.current.wanted, factor, size)),
    goHome,
    goWorld: () => setChosen(wholeWorld(size)),
  };
}
