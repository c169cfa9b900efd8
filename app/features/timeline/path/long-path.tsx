import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import type { PathListProps } from "./path-list.tsx";
import { PathRow } from "./path-row.tsx";

/** Hundreds of steps: only those near the window are drawn, each at its own height. */
export function LongPath({ steps, from, to, label, today, words }: PathListProps) {
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer({
    count: to - from,
    estimateSize: () => 104,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => steps[from + index]?.key ?? index,
  });
  const shown = rows.getVirtualItems();

  // Not while it scrolls: asking then would lay the page out twice for every frame.
  useLayoutEffect(() => {
    if (!rows.isScrolling) setTop((place.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  });

  return (
    <div ref={place} style={{ height: rows.getTotalSize() }}>
      <ol aria-label={label} style={{ transform: `translateY(${(shown[0]?.start ?? top) - top}px)` }}>
        {shown.flatMap(({ index, key }) => {
          const step = steps[from + index];
          if (!step) return [];
          return [
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={to - from}
            >
              <PathRow {...{ step, today, words }} at={from + index} next={steps[from + index + 1]} />
            </li>,
          ];
        })}
      </ol>
    </div>
  );
}
