/** An instant as a calendar day where the person lives. Time zones are IANA names (`Europe/Paris`). */
import type { CalendarDay } from "./calendar-day.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
    return format;
  } catch {
    return null;
  }
}

export function isTimeZone(name: string): boolean {
  return formatFor(name) !== null;
}

/**
 * The day and the hour (0 to 23) it is in `timeZone` at `instant`, in milliseconds since 1970. An unknown zone counts as
 * UTC, so that a bad setting never stops a page. Throws `RangeError` when `instant` is not a time.
 */
export function timeInZone(
  instant: number,
  timeZone: string,
): { readonly day: CalendarDay; readonly hour: number } {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError("not an instant");
  const text = formatFor(timeZone)?.format(date).replace(", ", "T") ?? date.toISOString();
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
}

/** The day it is at `instant` (ISO 8601) in `timeZone`; see `timeInZone`. */
export function dayInTimeZone(instant: string, timeZone: string): CalendarDay {
  return timeInZone(Date.parse(instant), timeZone).day;
}
