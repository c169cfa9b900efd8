import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Crop, cropTo } from "#app/ui/map/crop.ts";
import { followGestures, type MapPoint } from "#app/ui/map/follow-gestures.ts";
import { followGlide } from "#app/ui/map/glide.ts";
import { growToProportions, type Size } from "#app/ui/map/map-box.ts";
import { type MapBox, sheet } from "#app/ui/map/villages.ts";

/** The largest zoom factor. */
const closest = 4;

type Change = (view: MapBox, scale: number, home: MapBox) => MapBox;

/**
 * The visible part of the Carte, in map units; null until the person moves it: its crop is shown then. `picture` is what is drawn for it, which
 * glides while a gesture lasts.
 */
export function useCarteView(
  element: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  crop: Crop,
) {
  const [chosen, setChosen] = useState<MapBox | null>(null);
  const latest = useRef<{ drawn: MapBox | null; wanted: MapBox | null; crop: Crop }>({
    drawn: null,
    wanted: null,
    crop,
  });
  const [glide] = useState(() =>
    followGlide(
      () => picture.current,
      () => setChosen(latest.current.wanted),
    ),
  );
  useLayoutEffect(() => {
    latest.current = { drawn: chosen, wanted: chosen, crop };
    glide.stand();
  }, [chosen, crop, glide]);

  /** What is drawn and what is wanted, in the proportions of the frame. */
  function change(by: Change): { drawn: MapBox; wanted: MapBox; size: Size } | null {
    const { clientWidth: width, clientHeight: height } = element.current ?? {
      clientWidth: 0,
      clientHeight: 0,
    };
    if (width === 0 || height === 0) return null;
    const size = { width, height };
    const home = cropTo(latest.current.crop, 0, size);
    const inFrame = (box: MapBox | null) => (box ? growToProportions(box, size) : home);
    const from = inFrame(latest.current.wanted);
    const wanted = holdOnSheet(by(from, width / from.width, home));
    latest.current.wanted = wanted;
    return { drawn: inFrame(latest.current.drawn), wanted, size };
  }
  const pannedBy =
    (dx: number, dy: number): Change =>
    (view, scale) => ({ ...view, x: view.x + dx / scale, y: view.y + dy / scale });
  const zoomedBy =
    (factor: number, around?: MapPoint): Change =>
    (view, scale, home) =>
      zoomBox(view, factor, home, around && { x: around.x / scale, y: around.y / scale });
  const follow = (by: Change) => {
    const to = change(by);
    if (to) glide.move(glideBetween(to.drawn, to.wanted, to.size));
  };
  /** Also while a gesture from there has not been drawn yet. */
  const goHome = () => {
    glide.stand();
    latest.current.wanted = null;
    setChosen(null);
  };
  const moves = useRef({
    pan: (dx: number, dy: number) => follow(pannedBy(dx, dy)),
    zoom: (factor: number, around?: MapPoint) => follow(zoomedBy(factor, around)),
    home: goHome,
  });
  useEffect(() => {
    if (!element.current) return;
    const gestures = new AbortController();
    followGestures(element.current, moves.current, gestures.signal);
    return () => {
      gestures.abort();
      glide.stand();
    };
  }, [element, glide]);
  return {
    view: chosen,
    zoom: (factor: number) => {
      const to = change(zoomedBy(factor));
      if (to) setChosen(to.wanted);
    },
    goHome,
  };
}

/** The CSS transform that makes a picture drawn for one view show another, from its upper left corner. */
function glideBetween(drawn: MapBox, wanted: MapBox, { width }: Size): string {
  const scale = width / wanted.width;
  const [x, y] = [(drawn.x - wanted.x) * scale, (drawn.y - wanted.y) * scale];
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(drawn.width / wanted.width).toFixed(5)})`;
}

/** Zooms so that the point at `around` (map units from the corner of the view) stays in place. */
export function zoomBox(view: MapBox, factor: number, home: MapBox, around?: MapPoint): MapBox {
  const widest = Math.max(home.width, Math.min(sheet.width, (sheet.height * view.width) / view.height));
  const width = Math.min(widest, Math.max(home.width / closest, view.width / factor));
  const by = width / view.width;
  const at = around ?? { x: view.width / 2, y: view.height / 2 };
  return { x: view.x + at.x * (1 - by), y: view.y + at.y * (1 - by), width, height: view.height * by };
}

/** What is larger than the sheet has it in its middle. */
export function holdOnSheet(box: MapBox): MapBox {
  const hold = (at: number, length: number, most: number) =>
    length >= most ? (most - length) / 2 : Math.min(Math.max(at, 0), most - length);
  return { ...box, x: hold(box.x, box.width, sheet.width), y: hold(box.y, box.height, sheet.height) };
}
