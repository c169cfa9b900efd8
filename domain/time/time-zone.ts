/** An instant as a calendar day in the person's time zone. Time zones are IANA names (`Europe/Paris`). */
import { createBoundedCache } from "./bounded-cache.ts";
import type { CalendarDay } from "./calendar-day.ts";

/** Settings have about six hundred names (time-zone-name.ts); other spellings must not fill the memory either. */
const zonesAtMost = 650;
/** A century of days for each zone. */
const daysAtMost = 40_000;

const formats = createBoundedCache<string, Intl.DateTimeFormat>(zonesAtMost);

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
      minute: "2-digit",
      hourCycle: "h23",
    });
    return formats.set(timeZone, format);
  } catch {
    return null;
  }
}

const dayLength = 86_400_000;
const minute = 60_000;

/** Per zone, minutes ahead of UTC at the start of a UTC day: a journal uses the same days again and again. */
const offsets = createBoundedCache<string, Map<number, number>>(zonesAtMost);

/** The number of cached zones, and its limit. */
export function zonesRemembered(): { readonly size: number; readonly limit: number } {
  return { size: Math.max(formats.size(), offsets.size()), limit: zonesAtMost };
}

function offsetAtDay(day: number, timeZone: string, format: Intl.DateTimeFormat): number {
  const known = offsets.get(timeZone) ?? offsets.set(timeZone, new Map());
  const remembered = known.get(day);
  if (remembered !== undefined) return remembered;
  if (known.size >= daysAtMost) known.clear();
  const offset = offsetAt(day * dayLength, format);
  known.set(day, offset);
  return offset;
}

/** In whole minutes: the format has no seconds. */
function offsetAt(instant: number, format: Intl.DateTimeFormat): number {
  const local = Date.parse(`${format.format(instant).replace(", ", "T")}Z`);
  return local / minute - Math.floor(instant / minute);
}

/**
 * The day, the hour (0 to 23) and the minute (0 to 59) in `timeZone` at `instant`, in milliseconds since 1970. An unknown zone counts as UTC, so that a bad
 * setting never breaks a page. @throws RangeError for an invalid `instant`
 */
export function timeInZone(
  instant: number,
  timeZone: string,
): { readonly day: CalendarDay; readonly hour: number; readonly minute: number } {
  if (Number.isNaN(new Date(instant).getTime())) throw new RangeError("not an instant");
  const format = formatFor(timeZone);
  const local = instant + (format ? minutesAhead(instant, timeZone, format) * minute : 0);
  const text = new Date(local).toISOString();
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)), minute: Number(text.slice(14, 16)) };
}

/** The offset changes only on a day whose two ends differ; only then the exact instant is computed. */
function minutesAhead(instant: number, timeZone: string, format: Intl.DateTimeFormat): number {
  const day = Math.floor(instant / dayLength);
  const offset = offsetAtDay(day, timeZone, format);
  return offset === offsetAtDay(day + 1, timeZone, format) ? offset : offsetAt(instant, format);
}

/** The day in `timeZone` at `instant` (ISO 8601); see `timeInZone`. */
export function dayInTimeZone(instant: string, timeZone: string): CalendarDay {
  return timeInZone(Date.parse(instant), timeZone).day;
}
