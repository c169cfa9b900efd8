/** An instant as a calendar day in the person's time zone. Time zones are IANA names (`Europe/Paris`). */
import { createBoundedCache } from "./bounded-cache.ts";
import type { CalendarDay } from "./calendar-day.ts";

/** Settings have about six hundred names (time-zone-name.ts); other spellings must not fill the memory either. */
const zonesAtMost = 650;
/** A century of days. */
const daysAtMost = 40_000;

const dayLength = 86_400_000;
const minute = 60_000;

type Zone = {
  readonly format: Intl.DateTimeFormat;
  /** Minutes ahead of UTC at the start of a UTC day: a journal uses the same days again and again. */
  readonly offsets: Map<number, number>;
};

const zones = createBoundedCache<string, Zone>(zonesAtMost);
/** The journal of a person is all in one zone: asked for again for each of its rows. */
let latest: { readonly name: string; readonly zone: Zone } | undefined;

/** The number of cached zones, and its limit. */
export function zonesRemembered(): { readonly size: number; readonly limit: number } {
  return { size: zones.size(), limit: zonesAtMost };
}

/** Null for a name that is none. */
function zoneOf(name: string): Zone | null {
  if (latest?.name === name) return latest.zone;
  const zone = zones.get(name) ?? makeZone(name);
  if (zone) latest = { name, zone };
  return zone;
}

function makeZone(timeZone: string): Zone | null {
  try {
    const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
      timeZone,
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      hourCycle: "h23",
    });
    return zones.set(timeZone, { format, offsets: new Map() });
  } catch {
    return null;
  }
}

function offsetAtDay(day: number, { format, offsets }: Zone): number {
  const remembered = offsets.get(day);
  if (remembered !== undefined) return remembered;
  if (offsets.size >= daysAtMost) offsets.clear();
  const offset = offsetAt(day * dayLength, format);
  offsets.set(day, offset);
  return offset;
}

/** In whole minutes: the format has no seconds. By its parts, since the text of a locale is each engine's own. */
function offsetAt(instant: number, format: Intl.DateTimeFormat): number {
  // Earlier years are counted backwards, and no zone had changed yet.
  const asked = Math.max(instant, secondYear);
  const at = { year: 0, month: 1, day: 1, hour: 0, minute: 0 };
  for (const { type, value } of format.formatToParts(asked)) if (isPart(type)) at[type] = Number(value);
  const local =
    new Date(0).setUTCFullYear(at.year, at.month - 1, at.day) + (at.hour * 60 + at.minute) * minute;
  return local / minute - Math.floor(asked / minute);
}
const secondYear = new Date(0).setUTCFullYear(2, 0, 1);

const parts = ["year", "month", "day", "hour", "minute"] as const;
const isPart = (type: string): type is (typeof parts)[number] => parts.some((part) => part === type);

/** What a `Date` holds at most, in milliseconds before and after 1970. */
const endOfTime = 8.64e15;

/**
 * The day, the hour (0 to 23) and the minute (0 to 59) in `timeZone` at `instant`, in milliseconds since 1970. An unknown zone counts as UTC, so that a bad
 * setting never breaks a page. Called for each row of a journal. @throws RangeError for an invalid `instant`
 */
export function timeInZone(
  instant: number,
  timeZone: string,
): { readonly day: CalendarDay; readonly hour: number; readonly minute: number } {
  if (!(Math.abs(instant) <= endOfTime)) throw new RangeError("not an instant");
  const zone = zoneOf(timeZone);
  const local = Math.floor(instant / minute) + (zone ? minutesAhead(instant, zone) : 0);
  const day = Math.floor(local / minutesOfDay);
  const ofDay = local - day * minutesOfDay;
  return { day: nameOfDay(day), hour: Math.floor(ofDay / 60), minute: ofDay % 60 };
}

const minutesOfDay = 1_440;

const dayNames = new Map<number, CalendarDay>();

function nameOfDay(day: number): CalendarDay {
  const known = dayNames.get(day);
  if (known !== undefined) return known;
  if (dayNames.size >= daysAtMost) dayNames.clear();
  const name = new Date(day * dayLength).toISOString().slice(0, 10);
  dayNames.set(day, name);
  return name;
}

/** The offset changes only on a day whose two ends differ; only then the exact instant is computed. */
function minutesAhead(instant: number, zone: Zone): number {
  const day = Math.floor(instant / dayLength);
  const offset = offsetAtDay(day, zone);
  return offset === offsetAtDay(day + 1, zone) ? offset : offsetAt(instant, zone.format);
}

/** The day in `timeZone` at `instant` (ISO 8601); see `timeInZone`. */
export function dayInTimeZone(instant: string, timeZone: string): CalendarDay {
  return timeInZone(Date.parse(instant), timeZone).day;
}
