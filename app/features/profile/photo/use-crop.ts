import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { isComposing } from "#app/lib/composing.ts";
import { type Crop, firstCrop, middle, moveCrop, type Picture, type Place, zoomCrop } from "./crop.ts";

const keyStep = 0.05;
const keyZoom = 1.15;
const moves: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};
const zooms: Readonly<Record<string, number>> = { "+": keyZoom, "=": keyZoom, "-": 1 / keyZoom };

/** The square of a picture that is kept: by drag, wheel, two fingers and keys. */
export function useCrop(picture: Picture, frame: HTMLElement | null) {
  const [crop, setCrop] = useState<Crop>(() => firstCrop(picture));
  const pointers = useRef(new Map<number, Place>());

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    setCrop((now) =>
      zoomCrop(now, Math.exp(-event.deltaY / 400), placeOf(event, event.currentTarget), picture),
    );
  });
  useEffect(() => {
    if (!frame) return;
    // Not passive: the page behind does not scroll.
    const listen = (event: WheelEvent) => onWheel(event);
    frame.addEventListener("wheel", listen, { passive: false });
    return () => frame.removeEventListener("wheel", listen);
  }, [frame]);

  function down(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, placeOf(event, event.currentTarget));
  }
  function move(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event, event.currentTarget);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (!other) return setCrop((crop) => moveCrop(crop, by, picture));
    const factor = distance(now, other) / Math.max(0.01, distance(before, other));
    const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    setCrop((crop) =>
      zoomCrop(moveCrop(crop, { x: by.x / 2, y: by.y / 2 }, picture), factor, between, picture),
    );
  }
  function up(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
  }
  function key(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = moves[event.key];
    const factor = zooms[event.key];
    if (by) setCrop((crop) => moveCrop(crop, by, picture));
    else if (factor) setCrop((crop) => zoomCrop(crop, factor, middle, picture));
    else return;
    event.preventDefault();
  }
  const handlers = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onKeyDown: key,
  };
  return { crop, setCrop, handlers };
}

type Pointed = { readonly clientX: number; readonly clientY: number };

function placeOf({ clientX, clientY }: Pointed, target: EventTarget | null): Place {
  if (!(target instanceof Element)) return middle;
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);
