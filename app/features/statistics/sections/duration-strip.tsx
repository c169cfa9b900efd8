import { scaleLinear } from "d3-scale";
import type { Length, MeasuredMark } from "#domain/statistics/durations.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { swarm } from "../plot/swarm.ts";
import { DurationScale } from "./duration-scale.tsx";

type StripProps = { marks: readonly MeasuredMark[]; median: Length; label: string };

/** Above this a column counts those that end in its few days. */
const mostDots = 400;
const [reach, column] = [64, 6];
const middle = 18 + reach;
const bottom = middle + reach + 6;

/** Too many for a line each: a point each, on one line of lengths, side by side where they are as long. */
export function DurationStrip({ marks, median, label }: StripProps) {
  const longest = marks.reduce((most, { days }) => Math.max(most, days), 365);
  return (
    <ChartFrame label={label} height={bottom + 44}>
      {(width) => {
        const x = scaleLinear()
          .domain([0, longest])
          .range([6, width - 8]);
        return (
          <>
            {marks.length > mostDots && (
              <path
                className="fill-none stroke-ink opacity-45"
                d={columnsOf(marks, x)}
                strokeWidth={x(daysPerColumn(x)) - x(0) - 1.5}
              />
            )}
            <DurationScale x={x} longest={longest} median={median} bottom={bottom} width={width} />
            {marks.length <= mostDots &&
              swarm(
                marks.toSorted((a, b) => a.days - b.days),
                ({ days }) => x(days),
                9,
                reach - 4,
              ).map(({ mark: { id, isOngoing }, x: at, dy }) => (
                <MarkLink key={id} id={id}>
                  <circle
                    className={`mark-ink stroke-ink ${isOngoing ? "fill-(--ground)" : "fill-ink"}`}
                    cx={at}
                    cy={middle + dy}
                    r={3.6}
                    strokeWidth={1.4}
                  />
                </MarkLink>
              ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Whole days in each, as many in all: a column is taller only where more are as long. */
function columnsOf(marks: readonly MeasuredMark[], x: (days: number) => number): string {
  const each = daysPerColumn(x);
  const counts = new Map<number, number>();
  for (const { days } of marks) {
    const at = Math.floor(days / each);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const most = Math.max(1, ...counts.values());
  return [...counts]
    .map(([at, count]) => {
      const middle = x((at + 0.5) * each).toFixed(1);
      return `M${middle} ${bottom}v${(-(count / most) * 2 * reach).toFixed(1)}`;
    })
    .join("");
}

function daysPerColumn(x: (days: number) => number): number {
  return Math.max(1, Math.ceil(column / (x(1) - x(0))));
}
