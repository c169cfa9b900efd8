import { useTranslations } from "use-intl/react";
import type { LifeLine } from "#domain/statistics/life-line.ts";
import { useBook } from "../entry-book.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { type Axis, type TimeScale, timeScale, YearLines } from "../plot/time-axis.tsx";
import { LifeLineRow } from "./life-line-row.tsx";

type ChartProps = { lines: readonly LifeLine[]; axis: Axis; label: string };

const head = 34;
const narrowWidth = 620;

/** One row each: downwards in time on wide screens, the newest first on phones. */
export function LifeLinesChart({ lines, axis, label }: ChartProps) {
  const t = useTranslations("statistics.lines");
  const { book } = useBook();
  const row = 56;
  const detail = (line: LifeLine) => {
    const count = t("moments", { count: line.momentIds.length });
    return [book.lengthOf(line.relationshipId), count].filter(Boolean).join(", ");
  };
  const momentCount = lines.reduce((sum, { momentIds }) => sum + momentIds.length, 0);
  return (
    <ChartFrame label={label} height={head + lines.length * row + 8}>
      {(width) => {
        const isNarrow = width < narrowWidth;
        const x = timeScale(axis, 8, width - 10);
        const drawn = isNarrow ? lines.toReversed() : lines;
        const yOf = (at: number) => head + at * row + 34;
        return (
          <>
            <YearLines axis={axis} x={x} top={20} bottom={head + lines.length * row} labels="above" />
            {!isNarrow && <Gaps lines={lines} axis={axis} x={x} yOf={yOf} />}
            {drawn.map((line, at) => (
              <LifeLineRow
                key={line.relationshipId}
                line={line}
                name={book.nameOf(line.relationshipId)}
                detail={detail(line)}
                axis={axis}
                x={x}
                y={yOf(at)}
                width={width}
                isNarrow={isNarrow}
                marks={momentCount <= 400 ? "each" : "months"}
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

type GapsProps = {
  lines: readonly LifeLine[];
  axis: Axis;
  x: TimeScale;
  yOf: (at: number) => number;
};

/** From the end of one to the beginning of the next, when nobody was there between: madder dots. */
function Gaps({ lines, axis, x, yOf }: GapsProps) {
  let [last, lastRow] = ["", 0];
  return lines.map((line, at) => {
    const [start, end] = [line.spans[0]?.start ?? "", line.spans.at(-1)?.end ?? ""];
    const from = { day: last, y: yOf(lastRow) };
    if (end > last) [last, lastRow] = [end, at];
    if (from.day === "" || start <= from.day || start > axis.to || from.day < axis.from) return null;
    const [x1, x2, y2] = [x(from.day) + 3, x(start) - 5, yOf(at)];
    const bend = Math.max(8, (x2 - x1) / 2);
    return (
      <path
        key={line.relationshipId}
        className="fill-none stroke-accent"
        d={`M${x1} ${from.y}C${x1 + bend} ${from.y} ${x2 - bend} ${y2} ${x2} ${y2}`}
        strokeWidth={2}
        strokeLinecap="round"
        strokeDasharray="0.1 6"
      />
    );
  });
}
