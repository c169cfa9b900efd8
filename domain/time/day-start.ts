/** The instant at which a day begins in a time zone. */
import type { CalendarDay } from "./calendar-day.ts";
import { dayInTimeZone } from "./time-zone.ts";

const minute = 60_000;
/** Milliseconds by which a day may begin before or after it does in UTC. */
const widest = 16 * 3_600_000;

/** ISO 8601 in UTC, to the minute; `timeZone` an IANA name. */
export function dayStart(day: CalendarDay, timeZone: string): string {
  const inUtc = Date.parse(`${day}T00:00:00Z`);
  let [before, after] = [inUtc - widest, inUtc + widest];
  while (after - before > minute) {
    const middle = Math.floor((before + after) / 2 / minute) * minute;
    if (dayInTimeZone(new Date(middle).toISOString(), timeZone) < day) before = middle;
    else after = middle;
  }
  return new Date(after).toISOString();
}
