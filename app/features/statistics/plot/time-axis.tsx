/** Calendar time, a hairline per year; a short time has its months too. */
import { type ScaleLinear, scaleLinear } from "d3-scale";
import { useFormat } from "#app/lib/format/use-format.ts";
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
  const width =
    years.length > 1 ? Math.abs(x(dayOf((years[0] ?? 0) + 1, 1, 1)) - x(dayOf(years[0] ?? 0, 1, 1))) : room;
  const every = [1, 2, 5, 10, 20, 50].find((step) => step * width >= room) ?? 100;
  return years.filter((year) => year % every === 0).map((year) => ({ year, x: x(dayOf(year, 1, 1)) }));
}

/** Days; a longer time is divided in years only. */
const longestInMonths = 800;

type Tick = { readonly key: string; readonly day: CalendarDay; readonly at: number; readonly label: string };

/** The first days of years and, of a short time, of months, at least `room` pixels apart; a year's first is never left out for a month. */
export function useTimeTicks(axis: Axis, x: TimeScale, room = 44): readonly Tick[] {
  const format = useFormat();
  const years = yearTicks(axis, x, room).map(({ year, x: at }) => ({
    key: String(year),
    day: dayOf(year, 1, 1),
    at,
    label: String(year),
  }));
  if (dayNumber(axis.to) - dayNumber(axis.from) > longestInMonths) return years;
  const months = monthsOf(axis).map((day) => ({
    key: day,
    day,
    at: x(day),
    label: format.day(day, "bareMonth"),
  }));
  return fitTicks([...years, ...months], room);
}

function monthsOf({ from, to }: Axis): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const day = dayOf(year, month, 1);
      if (isOnAxis(day, { from, to })) days.push(day);
    }
  }
  return days;
}

/** The earlier in the list goes first. */
function fitTicks(ticks: readonly Tick[], room: number): readonly Tick[] {
  const kept: Tick[] = [];
  for (const tick of ticks) {
    if (kept.every(({ at }) => Math.abs(at - tick.at) >= room)) kept.push(tick);
  }
  return kept;
}

/** Half the width of a year's four figures, in pixels. */
const halfYear = 14;

type YearLinesProps = { axis: Axis; x: TimeScale; top: number; bottom: number; labels: "above" | "below" };

export function YearLines({ axis, x, top, bottom, labels }: YearLinesProps) {
  const ticks = useTimeTicks(axis, x);
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick.key}>
          <line className="stroke-line" x1={tick.at} x2={tick.at} y1={top} y2={bottom} strokeWidth={1} />
          <text
            className="fill-ink-soft type-caption"
            x={Math.max(halfYear, tick.at)}
            y={labels === "above" ? top - 8 : bottom + 18}
            textAnchor="middle"
          >
            {tick.label}
          </text>
        </g>
      ))}
    </g>
  );
}
