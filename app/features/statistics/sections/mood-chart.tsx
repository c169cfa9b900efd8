import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { moodColours } from "#app/ui/art/mood-shapes.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import type { MoodCount, MoodMark, MoodMonth } from "#domain/statistics/mood-marks.ts";
import type { DaySpan } from "#domain/time/duration.ts";
import { ChartFrame } from "../plot/chart-frame.tsx";
import { MarkLink } from "../plot/mark-link.tsx";
import { gatherMonths, monthsPerStroke, strokeWidth } from "../plot/month-bins.ts";
import { MoodShapeMark } from "../plot/mood-mark.tsx";
import { swarm } from "../plot/swarm.ts";
import { type Axis, timeScale, YearLines } from "../plot/time-axis.tsx";

type MoodChartProps = {
  counts: readonly MoodCount[];
  marks: readonly MoodMark[];
  /** Given when there are too many for a mark each. */
  months: readonly MoodMonth[] | null;
  together: readonly DaySpan[];
  axis: Axis;
  label: string;
};

const row = 46;
const top = 8;
const bottom = top + row * 5 + 6;

/** A row for each mood, from bright to stormy; the ink below marks the time with someone. */
export function MoodChart({ counts, marks, months, together, axis, label }: MoodChartProps) {
  const words = useTranslations("statistics.entry.mood");
  const format = useFormat();
  return (
    <ChartFrame label={label} height={bottom + 34}>
      {(width) => {
        const left = width < 620 ? 62 : 84;
        const x = timeScale(axis, left + 8, width - 52);
        const size = width < 620 ? 9 : 12;
        return (
          <>
            <YearLines axis={axis} x={x} top={top} bottom={bottom} labels="below" />
            {counts.map(({ mood, count }, at) => {
              const y = top + at * row + row / 2;
              const own = marks.filter((mark) => moodName(mark.mood) === mood);
              return (
                <g key={mood}>
                  <text className={`fill-current type-small ${moodColours[mood]}`} x={0} y={y + 4}>
                    {words(mood)}
                  </text>
                  <line className="stroke-line" x1={left} x2={width - 44} y1={y} y2={y} strokeWidth={1} />
                  {months
                    ? gatherMonths(
                        months.filter((month) => month.mood === mood),
                        monthsPerStroke(axis, x),
                      ).map(({ day, count: together }) => (
                        <line
                          key={day}
                          className={`stroke-current ${moodColours[mood]}`}
                          x1={x(day)}
                          x2={x(day)}
                          y1={y - reach(together)}
                          y2={y + reach(together)}
                          strokeWidth={strokeWidth(axis, x)}
                        />
                      ))
                    : swarm(own, (mark) => x(mark.day), size + 1, row / 2 - size / 2 - 1).map(
                        ({ mark, x: at, dy }) => (
                          <MarkLink key={mark.id} id={mark.id}>
                            <MoodShapeMark mood={mood} x={at} y={y + dy} size={size} />
                          </MarkLink>
                        ),
                      )}
                  <text className="fill-ink type-name" x={width} y={y + 6} textAnchor="end">
                    {format.number(count)}
                  </text>
                </g>
              );
            })}
            {together.map(({ start, end }) => (
              <line
                key={start}
                className="stroke-ink"
                x1={x(start)}
                x2={Math.max(x(start) + 1, x(end))}
                y1={bottom + 2}
                y2={bottom + 2}
                strokeWidth={2.4}
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Half the length of a month's stroke: its root, so that a rare mood is still seen. */
function reach(count: number): number {
  return Math.min(row / 2 - 2, 2 + Math.sqrt(count) * 3);
}
