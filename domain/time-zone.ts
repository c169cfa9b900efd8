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
 * The day it is at `instant` (ISO 8601) in `timeZone`. An unknown zone counts as UTC, so that a bad setting never stops
 * a page. Throws `RangeError` when `instant` is not a time.
 */
export function dayInTimeZone(instant: string, timeZone: string): CalendarDay {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError("not an instant");
  const format = formatFor(timeZone);
  return format ? format.format(date) : date.toISOString().slice(0, 10);
}
