import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type MapSize, type MapView, moved, type Point, viewOf, wholeWorld, zoomed } from "./map-view.ts";

export const zoomStep = 1.6;
const keyStep = 60;

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
    const { signal } = gestures;
    const pan = (dx: number, dy: number) =>
      setChosen(moved(latest.current.view, dx, dy, latest.current.size));
    const zoom = (factor: number, around?: Point) =>
      setChosen(zoomed(latest.current.view, factor, latest.current.size, around));
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => pan(-keyStep, 0),
      ArrowRight: () => pan(keyStep, 0),
      ArrowUp: () => pan(0, -keyStep),
      ArrowDown: () => pan(0, keyStep),
      "+": () => zoom(zoomStep),
      "=": () => zoom(zoomStep),
      "-": () => zoom(1 / zoomStep),
      "0": () => setChosen(null),
    };
    element.addEventListener(
      "keydown",
      (event) => {
        const act = keys[event.key];
        if (!act || event.ctrlKey || event.metaKey || event.target !== element) return;
        event.preventDefault();
        act();
      },
      { signal },
    );
    element.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const { left, top } = element.getBoundingClientRect();
        zoom(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
      },
      { signal, passive: false },
    );
    followDrag(element, pan, signal);
    return () => gestures.abort();
  }, [box]);

  return {
    view,
    zoomBy: (factor: number) => setChosen(zoomed(view, factor, size)),
    goHome: () => setChosen(null),
    goWorld: () => setChosen(wholeWorld(size)),
  };
}

/** One finger scrolls the page; a mouse, a pen or two fingers move the map. */
function followDrag(element: HTMLElement, pan: (dx: number, dy: number) => void, signal: AbortSignal) {
  let last: Point | null = null;
  const fingers = new Set<number>();
  element.addEventListener(
    "pointerdown",
    (event) => {
      fingers.add(event.pointerId);
      Reflect.deleteProperty(element.dataset, "dragged");
      last = { x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (!last || event.buttons === 0 || (event.pointerType === "touch" && fingers.size < 2)) return;
      if (Math.hypot(event.clientX - last.x, event.clientY - last.y) < 3) return;
      element.dataset.dragged = "";
      pan((last.x - event.clientX) / fingers.size, (last.y - event.clientY) / fingers.size);
      last = { x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
    element.addEventListener(
      end,
      (event) => {
        fingers.delete(event.pointerId);
        last = null;
      },
      { signal },
    );
  }
}
