/** Bins of months that are wide enough to draw: a month, a quarter, half a year, a year or two. */
import { type CalendarDay, dayNumber } from "#domain/time/calendar-day.ts";
import type { Axis, TimeScale } from "./time-axis.tsx";

type MonthCount = { readonly month: string; readonly count: number };
/** `day` is the middle of the stroke's months. */
type Stroke = { readonly day: CalendarDay; readonly count: number };

const spans = [1, 3, 6, 12, 24] as const;
/** Pixels from one stroke to the next, at least. */
const least = 4;

export function monthsPerStroke({ from, to }: Axis, x: TimeScale): number {
  const month = ((x(to) - x(from)) / Math.max(1, dayNumber(to) - dayNumber(from))) * 30.4;
  return spans.find((span) => span * month >= least) ?? 24;
}

/** How wide a stroke may be without running into the next one. */
export function strokeWidth(axis: Axis, x: TimeScale): number {
  const days = Math.max(1, dayNumber(axis.to) - dayNumber(axis.from));
  const pitch = ((x(axis.to) - x(axis.from)) / days) * 30.4 * monthsPerStroke(axis, x);
  return Math.max(0.5, Math.min(2.4, pitch * 0.5));
}

export function gatherMonths(months: readonly MonthCount[], span: number): readonly Stroke[] {
  const strokes = new Map<number, number>();
  for (const { month, count } of months) {
    const [year = 0, inYear = 1] = month.split("-").map(Number);
    const at = Math.floor((year * 12 + inYear - 1) / span);
    strokes.set(at, (strokes.get(at) ?? 0) + count);
  }
  return [...strokes].map(([at, count]) => {
    const middle = at * span + Math.floor(span / 2);
    const day = span % 2 === 1 ? "15" : "01";
    return {
      day: `${Math.floor(middle / 12)}-${String((middle % 12) + 1).padStart(2, "0")}-${day}`,
      count,
    };
  });
}
