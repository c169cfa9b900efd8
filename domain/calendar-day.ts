/**
 * A calendar day, written `YYYY-MM-DD`. All arithmetic is on day numbers in UTC, so no clock change can move a day.
 */
export type CalendarDay = string;

const dayLength = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Years 1900 to 2200, as everywhere in the journal; the day must exist in its month. */
export function isCalendarDay(text: string): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2200 || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `month` is 1 to 12; the parts must name a real day. */
export function dayOf(year: number, month: number, day: number): CalendarDay {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

/** 1 to 12. */
export function monthOf(day: CalendarDay): number {
  return Number(day.slice(5, 7));
}

/** 1 to 31. */
export function dateOf(day: CalendarDay): number {
  return Number(day.slice(8, 10));
}

/** Days since 1 January 1970, negative before. Throws `RangeError` on what is not a day. */
export function dayNumber(day: CalendarDay): number {
  const number = Date.UTC(yearOf(day), monthOf(day) - 1, dateOf(day)) / dayLength;
  if (Number.isNaN(number)) throw new RangeError(`not a calendar day: ${day}`);
  return number;
}

export function dayFromNumber(number: number): CalendarDay {
  return new Date(number * dayLength).toISOString().slice(0, 10);
}

/** Nights from `from` to `to`: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayFromNumber(dayNumber(day) + days);
}

/** The same date `months` later; the last day of the month where that date does not exist (31 January + 1 = 28 February). */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const total = yearOf(day) * 12 + monthOf(day) - 1 + months;
  const year = Math.floor(total / 12);
  const month = (total % 12) + 1;
  return dayOf(year, month, Math.min(dateOf(day), daysInMonth(year, month)));
}

/** The Monday of this day's week (ISO 8601). 1 January 1970 was a Thursday. */
export function weekOf(day: CalendarDay): CalendarDay {
  const number = dayNumber(day);
  return dayFromNumber(number - ((((number + 3) % 7) + 7) % 7));
}

export function earlierDay(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a < b ? a : b;
}

export function laterDay(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a < b ? b : a;
}
