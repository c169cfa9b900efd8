import { type RefObject, startTransition, useLayoutEffect, useState } from "react";
import type { Size } from "./map-box.ts";

/** The size of an element in CSS pixels, followed from then on. Drawing for it is a transition: it never blocks a tap. */
export function useFrameSize(frame: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const measured = { width, height };
      startTransition(() =>
        setSize((old) => (old?.width === width && old.height === height ? old : measured)),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
