/** Calendar time from left to right, a hairline per year. */
import { type ScaleLinear, scaleLinear } from "d3-scale";
import { type CalendarDay, dayNumber, dayOf, yearOf } from "#domain/time/calendar-day.ts";

export type TimeScale = (day: CalendarDay) => number;

export type Axis = { readonly from: CalendarDay; readonly to: CalendarDay };

export function isOnAxis(day: CalendarDay, { from, to }: Axis): boolean {
  return day >= from && day <= to;
}

/** What lies beyond the axis is drawn at its edge; a life of less than two months is drawn over two, so that it has room. */
export function timeScale({ from, to }: Axis, left: number, right: number): TimeScale {
  const scale: ScaleLinear<number, number> = scaleLinear()
    .domain([dayNumber(from), Math.max(dayNumber(to), dayNumber(from) + 60)])
    .range([left, right])
    .clamp(true);
  return (day) => scale(dayNumber(day));
}

/** Years whose first day is on the axis, at least `room` pixels apart. */
function yearTicks({ from, to }: Axis, x: TimeScale, room = 44): readonly { year: number; x: number }[] {
  const years: number[] = [];
  for (let year = yearOf(from) + (from.endsWith("-01-01") ? 0 : 1); year <= yearOf(to); year += 1)
    years.push(year);
  const width = years.length > 1 ? x(dayOf((years[0] ?? 0) + 1, 1, 1)) - x(dayOf(years[0] ?? 0, 1, 1)) : room;
  const every = [1, 2, 5, 10, 20, 50].find((step) => step * width >= room) ?? 100;
  return years.filter((year) => year % every === 0).map((year) => ({ year, x: x(dayOf(year, 1, 1)) }));
}

/** Half the width of a year's four figures, in pixels. */
const halfYear = 14;

type YearLinesProps = { axis: Axis; x: TimeScale; top: number; bottom: number; labels: "above" | "below" };

export function YearLines({ axis, x, top, bottom, labels }: YearLinesProps) {
  const ticks = yearTicks(axis, x);
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick.year}>
          <line className="stroke-line" x1={tick.x} x2={tick.x} y1={top} y2={bottom} strokeWidth={1} />
          <text
            className="fill-ink-soft type-caption"
            x={Math.max(halfYear, tick.x)}
            y={labels === "above" ? top - 8 : bottom + 18}
            textAnchor="middle"
          >
            {tick.year}
          </text>
        </g>
      ))}
    </g>
  );
}
