/**
 * Durations by the calendar, with leap years and months of different lengths. A duration is the number of nights between two days, so that
 * one that starts and ends on the same day is 0 days.
 */
import { addMonths, type CalendarDay, daysBetween, monthOf, yearOf } from "./calendar-day.ts";

/** Half-open: `end` is the first day that is not included. */
export type DaySpan = { readonly start: CalendarDay; readonly end: CalendarDay };

/** Whole years, then whole months (0–11), then days (0–30); `total` is the same length in days. */
export type CalendarDuration = {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly total: number;
};

const none: CalendarDuration = { years: 0, months: 0, days: 0, total: 0 };

/** `end` before `start` counts as zero. */
export function calendarDuration({ start, end }: DaySpan): CalendarDuration {
  if (end <= start) return none;
  let months = (yearOf(end) - yearOf(start)) * 12 + monthOf(end) - monthOf(start);
  let anniversary = addMonths(start, months);
  if (anniversary > end) {
    months -= 1;
    anniversary = addMonths(start, months);
  }
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: daysBetween(anniversary, end),
    total: daysBetween(start, end),
  };
}

/** The same days, each once, in order: overlapping or adjacent spans are merged; empty spans are removed. */
export function mergeSpans(spans: readonly DaySpan[]): readonly DaySpan[] {
  const [only] = spans;
  if (spans.length === 1 && only) return only.end > only.start ? spans : [];
  const merged: DaySpan[] = [];
  for (const span of spans.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))) {
    if (span.end <= span.start) continue;
    const last = merged.at(-1);
    if (last && span.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: span.end > last.end ? span.end : last.end };
    } else merged.push(span);
  }
  return merged;
}

/** Days in several spans, overlaps counted once. */
export function totalDays(spans: readonly DaySpan[]): number {
  return mergeSpans(spans).reduce((sum, span) => sum + daysBetween(span.start, span.end), 0);
}

const monthLength = 365.2425 / 12;

/** Several spans one after another, overlaps counted once: four months and one month are five, whichever months they were. */
export function totalDuration(spans: readonly DaySpan[]): CalendarDuration {
  return shareOf(mergeSpans(spans).map(calendarDuration), 1);
}

/** As long as each of them on average; the mean of equal lengths is that length. Nothing has a mean of zero. */
export function meanDuration(durations: readonly CalendarDuration[]): CalendarDuration {
  return shareOf(durations, Math.max(1, durations.length));
}

/** Months are shared as months; what is left of them, and the days, in mean Gregorian months of 30.436875 days. Days are complete ones: a mean is not rounded up either. */
function shareOf(durations: readonly CalendarDuration[], among: number): CalendarDuration {
  let [months, days, total] = [0, 0, 0];
  for (const one of durations) {
    months += one.years * 12 + one.months;
    days += one.days;
    total += one.total;
  }
  const left = ((months % among) * monthLength + days) / among;
  const carried = Math.floor(left / monthLength);
  const whole = Math.floor(months / among) + carried;
  return {
    years: Math.floor(whole / 12),
    months: whole % 12,
    days: Math.floor(left - carried * monthLength),
    total: Math.floor(total / among),
  };
}

/** The next whole unit of speech that is not shorter: days up to two weeks, weeks up to three months, months beyond. A day or two over a month's end does not make another. */
export function ceilingDuration(days: number): CalendarDuration {
  const whole = Math.max(0, Math.ceil(days));
  const months = Math.ceil((whole - 2) / monthLength);
  if (whole < 14 || months < 3) {
    const days = whole < 14 ? whole : Math.ceil(whole / 7) * 7;
    return { years: 0, months: 0, days, total: days };
  }
  return { years: Math.floor(months / 12), months: months % 12, days: 0, total: whole };
}

export const durationBands = ["short", "medium", "long"] as const;
export type DurationBand = (typeof durationBands)[number];

/** Short under 3 months, medium 3 to 12, long over 12 (specification, section 9). Exactly twelve months are medium. */
export function durationBand({ years, months, days }: Omit<CalendarDuration, "total">): DurationBand {
  const whole = years * 12 + months;
  if (whole < 3) return "short";
  return whole < 12 || (whole === 12 && days === 0) ? "medium" : "long";
}
