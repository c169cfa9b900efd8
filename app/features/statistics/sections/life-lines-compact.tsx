import type { LifeLine } from "#domain/statistics/life-line.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { type Axis, timeScale, YearLines } from "../plot/time-axis.tsx";

type CompactProps = { lines: readonly LifeLine[]; axis: Axis; label: string };

/** Too many to name: hairlines side by side, each in the first lane that is free. The table names them. */
export function CompactLifeLines({ lines, axis, label }: CompactProps) {
  const lanes = lines.reduce((most, { lane }) => Math.max(most, lane + 1), 1);
  const pitch = Math.max(1, Math.min(8, 480 / lanes));
  const height = 34 + lanes * pitch + 8;
  return (
    <ChartFrame label={label} height={height}>
      {(width) => {
        const x = timeScale(axis, 8, width - 10);
        const d = lines
          .flatMap(({ spans, lane }) =>
            spans.map(({ start, end }) => {
              const from = x(start);
              return `M${from.toFixed(1)} ${(30 + (lane + 0.5) * pitch).toFixed(1)}h${Math.max(1, x(end) - from - 0.6).toFixed(1)}`;
            }),
          )
          .join("");
        return (
          <>
            <YearLines axis={axis} x={x} top={20} bottom={height - 4} labels="above" />
            <path
              className="fill-none stroke-ink"
              d={d}
              strokeWidth={Math.max(0.6, Math.min(1.9, pitch * 0.6))}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
