import { useWindowRows } from "#app/ui/lists/use-window-rows.ts";
import type { PathListProps } from "./path-list.tsx";
import { PathRow } from "./path-row.tsx";

/** Hundreds of steps: only those near the window are drawn, each at its own height. */
export function LongPath({ steps, from, to, label, today, words }: PathListProps) {
  const { shown, measure, room, shift } = useWindowRows({
    count: to - from,
    estimateSize: () => 104,
    overscan: 8,
    getItemKey: (index) => steps[from + index]?.key ?? index,
  });

  return (
    <div {...room}>
      <ol aria-label={label} style={shift}>
        {shown.flatMap(({ index, key }) => {
          const step = steps[from + index];
          if (!step) return [];
          return [
            <li key={key} ref={measure} data-index={index} aria-posinset={index + 1} aria-setsize={to - from}>
              <PathRow {...{ step, today, words }} at={from + index} next={steps[from + index + 1]} />
            </li>,
          ];
        })}
      </ol>
    </div>
  );
}
