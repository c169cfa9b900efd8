import { type RefObject, useEffect, useRef, useState } from "react";
import { followGestures, type MapPoint } from "#app/ui/map/follow-gestures.ts";
import { type MapBox, sheet } from "#app/ui/map/villages.ts";

/** The largest zoom factor. */
const closest = 4;

/** The visible part of the Carte, in map units; null until the person moves it. `home` is shown then. */
export function useCarteView(element: RefObject<HTMLElement | null>, home: MapBox) {
  const [chosen, setChosen] = useState<MapBox | null>(null);
  const latest = useRef({ view: home, home });
  useEffect(() => {
    latest.current = { view: chosen ?? home, home };
  }, [chosen, home]);

  function move(change: (view: MapBox, scale: number) => MapBox) {
    const { clientWidth } = element.current ?? { clientWidth: 0 };
    const { view } = latest.current;
    if (clientWidth === 0) return;
    const next = holdOnSheet(change(view, clientWidth / view.width));
    latest.current = { ...latest.current, view: next };
    setChosen(next);
  }
  function zoom(factor: number, around?: MapPoint) {
    move((view, scale) =>
      zoomBox(view, factor, latest.current.home, around && { x: around.x / scale, y: around.y / scale }),
    );
  }
  const moves = useRef({
    pan: (dx: number, dy: number) =>
      move((view, scale) => ({ ...view, x: view.x + dx / scale, y: view.y + dy / scale })),
    zoom,
    home: () => setChosen(null),
  });
  useEffect(() => {
    if (!element.current) return;
    const gestures = new AbortController();
    followGestures(element.current, moves.current, gestures.signal);
    return () => gestures.abort();
  }, [element]);
  return {
    view: chosen,
    zoom: (factor: number) => moves.current.zoom(factor),
    goHome: () => setChosen(null),
  };
}

/** Zooms so that the point at `around` (map units from the corner of the view) stays in place. */
export function zoomBox(view: MapBox, factor: number, home: MapBox, around?: MapPoint): MapBox {
  const widest = Math.min(sheet.width, (sheet.height * view.width) / view.height);
  const width = Math.min(widest, Math.max(home.width / closest, view.width / factor));
  const by = width / view.width;
  const at = around ?? { x: view.width / 2, y: view.height / 2 };
  return { x: view.x + at.x * (1 - by), y: view.y + at.y * (1 - by), width, height: view.height * by };
}

export function holdOnSheet(box: MapBox): MapBox {
  return {
    ...box,
    x: Math.min(Math.max(box.x, 0), Math.max(0, sheet.width - box.width)),
    y: Math.min(Math.max(box.y, 0), Math.max(0, sheet.height - box.height)),
  };
}
