import { type PointerEvent, useRef, useState, type WheelEvent } from "react";
import { doubleTapScale, fitted, moveBy, type Point, readStroke, type Zoom, zoomAt } from "./zoom.ts";

const tapTime = 300;
const tapSlip = 12;

type Stroke = { readonly start: Point; readonly at: number; pinched: boolean };

/** Pinch, double tap, wheel, drag; a swipe over a picture that fits goes to the next one or closes the viewer. */
export function useGestures(onStroke: (meaning: "next" | "previous" | "close") => void) {
  const [zoom, setZoom] = useState<Zoom>(fitted);
  const pointers = useRef(new Map<number, Point>());
  const stroke = useRef<Stroke | null>(null);
  const lastTap = useRef<{ readonly at: number; readonly point: Point } | null>(null);

  function down(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
    if (pointers.current.size === 1) {
      stroke.current = { start: pointOf(event), at: event.timeStamp, pinched: false };
    } else if (stroke.current) stroke.current.pinched = true;
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const stage = stageOf(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      setZoom((zoom) => zoomAt(zoom, factor, middle, stage));
    } else {
      setZoom((zoom) => moveBy(zoom, { x: now.x - before.x, y: now.y - before.y }, stage));
    }
  }

  function up(event: PointerEvent<HTMLElement>) {
    const point = pointers.current.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    const begun = stroke.current;
    if (!point || !begun || pointers.current.size > 0) return;
    stroke.current = null;
    if (begun.pinched) return;
    const by = { x: point.x - begun.start.x, y: point.y - begun.start.y };
    const isTap = Math.hypot(by.x, by.y) < tapSlip && event.timeStamp - begun.at < tapTime;
    if (isTap) tap(point, event);
    else if (zoom.scale === 1 && event.pointerType !== "mouse") {
      const meaning = readStroke(by);
      if (meaning) onStroke(meaning);
    }
  }

  function tap(point: Point, event: PointerEvent<HTMLElement>) {
    const last = lastTap.current;
    if (last && event.timeStamp - last.at < tapTime && distance(last.point, point) < tapSlip * 3) {
      lastTap.current = null;
      toggle(point, stageOf(event));
    } else lastTap.current = { at: event.timeStamp, point };
  }

  function toggle(point: Point, stage: { readonly width: number; readonly height: number }) {
    setZoom((zoom) => (zoom.scale > 1 ? fitted : zoomAt(zoom, doubleTapScale, point, stage)));
  }

  function cancel(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    stroke.current = null;
  }

  function wheel(event: WheelEvent<HTMLElement>) {
    const stage = stageOf(event);
    const point = pointOf(event);
    const factor = Math.exp(-event.deltaY / 400);
    setZoom((zoom) => zoomAt(zoom, factor, point, stage));
  }

  return {
    zoom,
    isHeld: () => pointers.current.size > 0,
    fit: () => setZoom(fitted),
    toggle: () => setZoom((zoom) => (zoom.scale > 1 ? fitted : { scale: doubleTapScale, x: 0, y: 0 })),
    step: (factor: number) =>
      setZoom((zoom) => zoomAt(zoom, factor, { x: 0, y: 0 }, { width: innerWidth, height: innerHeight })),
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onWheel: wheel,
    },
  };
}

type Located = { readonly clientX: number; readonly clientY: number; readonly currentTarget: HTMLElement };

function stageOf({ currentTarget }: Located) {
  const { width, height } = currentTarget.getBoundingClientRect();
  return { width, height };
}

function pointOf({ clientX, clientY, currentTarget }: Located): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
