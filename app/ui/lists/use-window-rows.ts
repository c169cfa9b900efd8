import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

type WindowRows = {
  readonly count: number;
  /** Pixels, before a row was measured. */
  readonly estimateSize: (index: number) => number;
  readonly overscan: number;
  readonly getItemKey: (index: number) => string | number;
  /** Its children are the rows shown, measured one by one; without it each row gets `rows.measureElement`. */
  readonly list?: RefObject<HTMLElement | null>;
};

/** A long list in the page's own scroll: only the rows near the window are drawn, each at its own height. */
export function useWindowRows({ list, ...options }: WindowRows) {
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // Rows are measured while React is at work, where it may not be made to draw at once.
  const rows = useWindowVirtualizer({ ...options, scrollMargin: top, useFlushSync: list === undefined });
  const shown = rows.getVirtualItems();
  const first = shown[0]?.index ?? 0;

  useLayoutEffect(() => {
    // Not while it scrolls: asking then would lay the page out twice for every frame.
    if (!rows.isScrolling) setTop((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    for (const [at, row] of [...(list?.current?.children ?? [])].entries()) {
      rows.resizeItem(first + at, row.getBoundingClientRect().height);
    }
  });

  return {
    rows,
    shown,
    first,
    /** The height of all rows together; the rendered ones are offset by `shift`. */
    room: { ref: place, style: { height: rows.getTotalSize() } },
    shift: { transform: `translateY(${(shown[0]?.start ?? top) - top}px)` },
  };
}
