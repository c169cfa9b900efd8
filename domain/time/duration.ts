/**
 * Durations by the calendar, with leap years and months of different lengths. A duration is the number of nights between two days, so that
 * one that starts and ends on the same day is 0 days.
 */
import { addDays, addMonths, type CalendarDay, daysBetween, monthOf, yearOf } from "./calendar-day.ts";

/** Half-open: `end` is the first day that is not included. */
export type DaySpan = { readonly start: CalendarDay; readonly end: CalendarDay };

/** Whole years, then whole months (0–11), then days (0–30). */
export type CalendarDuration = { readonly years: number; readonly months: number; readonly days: number };

/** `end` before `start` counts as zero. */
export function calendarDuration({ start, end }: DaySpan): CalendarDuration {
  if (end <= start) return { years: 0, months: 0, days: 0 };
  let months = (yearOf(end) - yearOf(start)) * 12 + monthOf(end) - monthOf(start);
  let anniversary = addMonths(start, months);
  if (anniversary > end) {
    months -= 1;
    anniversary = addMonths(start, months);
  }
  return { years: Math.floor(months / 12), months: months % 12, days: daysBetween(anniversary, end) };
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

/** Several spans laid end to end from the start of the first, so that a single span has its own calendar duration. */
export function totalDuration(spans: readonly DaySpan[]): CalendarDuration {
  const merged = mergeSpans(spans);
  const [first] = merged;
  if (!first) return { years: 0, months: 0, days: 0 };
  if (merged.length === 1) return calendarDuration(first);
  return calendarDuration({ start: first.start, end: addDays(first.start, totalDays(merged)) });
}

const monthLength = 365.2425 / 12;

/** A number of days without dates (a mean, a median), in mean Gregorian months of 30.436875 days. */
export function averageDuration(days: number): CalendarDuration {
  const whole = Math.max(0, Math.round(days));
  const months = Math.floor(whole / monthLength);
  const left = Math.min(30, Math.round(whole - months * monthLength));
  return { years: Math.floor(months / 12), months: months % 12, days: left };
}

/** Rounded as in speech: days up to two weeks, whole weeks up to three months, whole months beyond. */
export function roundedDuration(days: number): CalendarDuration {
  const whole = Math.max(0, Math.round(days));
  if (whole < 14) return { years: 0, months: 0, days: whole };
  const months = Math.round(whole / monthLength);
  if (months < 3) return { years: 0, months: 0, days: Math.round(whole / 7) * 7 };
  return { years: Math.floor(months / 12), months: months % 12, days: 0 };
}

/** The next whole unit of speech that is not shorter: days up to two weeks, weeks up to three months, months beyond. A day or two over a month's end does not make another. */
export function ceilingDuration(days: number): CalendarDuration {
  const whole = Math.max(0, Math.ceil(days));
  if (whole < 14) return { years: 0, months: 0, days: whole };
  const months = Math.ceil((whole - 2) / monthLength);
  if (months < 3) return { years: 0, months: 0, days: Math.ceil(whole / 7) * 7 };
  return { years: Math.floor(months / 12), months: months % 12, days: 0 };
}

export const durationBands = ["short", "medium", "long"] as const;
export type DurationBand = (typeof durationBands)[number];

/** Short under 3 months, medium 3 to 12, long over 12 (specification, section 9). Exactly twelve months are medium. */
export function durationBand({ years, months, days }: CalendarDuration): DurationBand {
  const whole = years * 12 + months;
  if (whole < 3) return "short";
  return whole < 12 || (whole === 12 && days === 0) ? "medium" : "long";
}
