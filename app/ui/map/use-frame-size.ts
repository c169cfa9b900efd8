import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "./map-box.ts";

/** The size of an element in CSS pixels, known before its first paint and followed from then on. */
export function useFrameSize(frame: RefObject<HTMLElement | null>, nominal: Size): Size {
  const [size, setSize] = useState(nominal);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
