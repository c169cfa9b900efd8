/** The gestures that move a map: a mouse, a pen or two fingers drag it, Ctrl with the wheel or a pinch bring it closer, keys do both. */
import { isComposing } from "#app/lib/composing.ts";
export type MapPoint = { readonly x: number; readonly y: number };

export type MapMoves = {
  /** By pixels of the screen. */
  readonly pan: (dx: number, dy: number) => void;
  /** `around` in pixels from the element's corner; its middle when absent. */
  readonly zoom: (factor: number, around?: MapPoint) => void;
  readonly home: () => void;
};

export const zoomStep = 1.6;
const keyStep = 60;
/** Pixels a pointer may tremble before it drags. */
const tremble = 3;

/** Takes the element into the order of the keyboard, and marks it with `data-dragged` from the first movement to the next press, so that a drag is no click. */
export function followGestures(element: HTMLElement, moves: MapMoves, signal: AbortSignal): void {
  element.tabIndex = 0;
  followKeys(element, moves, signal);
  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      moves.zoom(Math.exp(-event.deltaY / 300), fromCorner(element, event.clientX, event.clientY));
    },
    { signal, passive: false },
  );
  followPointers(element, moves, signal);
}

function followKeys(element: HTMLElement, { pan, zoom, home }: MapMoves, signal: AbortSignal): void {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => pan(-keyStep, 0),
    ArrowRight: () => pan(keyStep, 0),
    ArrowUp: () => pan(0, -keyStep),
    ArrowDown: () => pan(0, keyStep),
    "+": () => zoom(zoomStep),
    "=": () => zoom(zoomStep),
    "-": () => zoom(1 / zoomStep),
    "0": home,
  };
  element.addEventListener(
    "keydown",
    (event) => {
      const act = keys[event.key];
      if (
        !act ||
        isComposing(event) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.target !== element
      )
        return;
      event.preventDefault();
      act();
    },
    { signal },
  );
}

/** One finger scrolls the page; two are the map's, which the browser has to be told at once. */
function followPointers(element: HTMLElement, { pan, zoom }: MapMoves, signal: AbortSignal): void {
  element.addEventListener("touchstart", keepTwoFingers, { signal, passive: false });
  element.addEventListener("touchmove", keepTwoFingers, { signal, passive: false });
  const down = new Map<number, MapPoint>();
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (down.size === 0) Reflect.deleteProperty(element.dataset, "dragged");
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      const from = down.get(event.pointerId);
      if (!from || event.buttons === 0 || (event.pointerType === "touch" && down.size < 2)) return;
      const to = { x: event.clientX, y: event.clientY };
      if (Math.hypot(to.x - from.x, to.y - from.y) < tremble) return;
      element.dataset.dragged = "";
      down.set(event.pointerId, to);
      pan((from.x - to.x) / down.size, (from.y - to.y) / down.size);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      const factor =
        Math.hypot(to.x - other.x, to.y - other.y) / Math.hypot(from.x - other.x, from.y - other.y);
      if (Number.isFinite(factor) && factor > 0)
        zoom(factor, fromCorner(element, (to.x + other.x) / 2, (to.y + other.y) / 2));
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
    element.addEventListener(end, ({ pointerId }) => down.delete(pointerId), { signal });
  }
}

function keepTwoFingers(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

function fromCorner(element: HTMLElement, clientX: number, clientY: number): MapPoint {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
