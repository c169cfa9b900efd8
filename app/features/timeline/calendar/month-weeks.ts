/** A month as weeks from Monday to Sunday; null beside its first and last day. */
import {
  addDays,
  type CalendarDay,
  dateOf,
  dayNumber,
  dayOf,
  daysInMonth,
} from "#domain/time/calendar-day.ts";

type Week = readonly (CalendarDay | null)[];

/** `month` is 1 to 12. */
export function monthWeeks(year: number, month: number): readonly Week[] {
  const first = dayOf(year, month, 1);
  const length = daysInMonth(year, month);
  const before = weekdayOf(first);
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = week * 7 + weekday - before;
      return date >= 0 && date < length ? addDays(first, date) : null;
    }),
  );
}

/** 0 for Monday to 6 for Sunday. */
function weekdayOf(day: CalendarDay): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

/** The same date in another month of the same year, or its last day. */
export function inMonth(day: CalendarDay, year: number, month: number): CalendarDay {
  return dayOf(year, month, Math.min(dateOf(day), daysInMonth(year, month)));
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key leads from a day, never out of its year; null for keys of no meaning here. */
export function dayFromKey(key: string, day: CalendarDay): CalendarDay | null {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  if (key === "Home")
    return addDays(day, -weekdayOf(day)).startsWith(`${year}`)
      ? addDays(day, -weekdayOf(day))
      : dayOf(year, 1, 1);
  if (key === "End") {
    const end = addDays(day, 6 - weekdayOf(day));
    return end.startsWith(`${year}`) ? end : dayOf(year, 12, 31);
  }
  if (key === "PageUp") return month > 1 ? inMonth(day, year, month - 1) : day;
  if (key === "PageDown") return month < 12 ? inMonth(day, year, month + 1) : day;
  const step = steps[key];
  if (step === undefined) return null;
  const next = addDays(day, step);
  return next.startsWith(`${year}`) ? next : day;
}
