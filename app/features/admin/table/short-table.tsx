import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Text } from "#app/ui/type/text.tsx";

type ShortTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell is the row's heading. */
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  empty: ReactNode;
};

/** A few rows that are all there. */
export function ShortTable({ empty, ...filled }: ShortTableProps) {
  return filled.rows.length === 0 ? <Text tone="soft">{empty}</Text> : <FilledTable {...filled} />;
}

function FilledTable({ caption, columns, rows }: Omit<ShortTableProps, "empty">) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsAside(scroller);
  const place = (at: number) =>
    classNames("align-baseline", at > 0 && at === columns.length - 1 ? "text-right" : "pr-3 text-left");
  return (
    <div ref={scroller} tabIndex={scrolls ? 0 : undefined} className="overflow-x-auto">
      <table className="w-full border-b border-line type-small text-ink-soft">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-(length:--rule) border-ink type-caption">
            {columns.map((column, at) => (
              <th key={column} scope="col" className={classNames("py-2 font-normal", place(at))}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-t border-line first:border-t-0">
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th
                    key={columns[at]}
                    scope="row"
                    className={classNames("py-2.5 font-normal text-ink wrap-anywhere", place(at))}
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]} className={classNames("py-2.5", place(at))}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the content of an element is wider than itself: then, and only then, it is a stop for Tab, so that keys scroll it. */
function useScrollsAside(scroller: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    const watch = new ResizeObserver(measure);
    measure();
    for (const sized of [element, ...element.children]) watch.observe(sized);
    return () => watch.disconnect();
  }, [scroller]);
  return scrolls;
}
