/** The dates of the demo's life, read on a day. */
import {
  addDays,
  type CalendarDay,
  dateOf,
  dayNumber,
  dayOf,
  daysInMonth,
  monthOf,
  yearOf,
} from "#domain/time/calendar-day.ts";
import { toVagueDate, type VagueDate } from "#domain/time/vague-date.ts";
import type { LifeDate } from "./life.ts";

/** As the journal writes it. 29 February becomes the 28th in a year that has none. */
export function lifeDateOn(at: LifeDate, today: CalendarDay): VagueDate {
  if (typeof at === "number") return toVagueDate(addDays(today, at));
  if ("days" in at) return toVagueDate(lastWeekday(addDays(today, at.days), at.weekday));
  const year = yearOf(today) - at.yearsAgo;
  if ("sameDay" in at) {
    const month = monthOf(today);
    return toVagueDate(dayOf(year, month, Math.min(dateOf(today), daysInMonth(year, month))));
  }
  if (at.date === undefined) return toVagueDate(String(year));
  const date = `${year}-${at.date}`;
  return toVagueDate(at.weekday === undefined ? date : lastWeekday(date, at.weekday));
}

/** The last such day on or before `day`. 1 January 1970 was a Thursday, 4 counted from Monday. */
function lastWeekday(day: CalendarDay, weekday: number): CalendarDay {
  const own = ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;
  return addDays(day, -((own - weekday + 7) % 7));
}
