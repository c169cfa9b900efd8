/**
 * A calendar day, written `YYYY-MM-DD`. All arithmetic is on day numbers in UTC, so no clock change can move a day.
 */
export type CalendarDay = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Years 1900 to 2200, as everywhere in the journal; the day must exist in its month. */
export function isCalendarDay(text: string): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2200 || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? Number.NaN);
}

/** `month` is 1 to 12; the parts must name a real day of a year with four figures. */
export function dayOf(year: number, month: number, day: number): CalendarDay {
  return `${year}-${month < 10 ? "0" : ""}${month}-${day < 10 ? "0" : ""}${day}`;
}

/** Two digits at `at`, parsed without a substring: statistics call this thousands of times. */
function digits(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

export function yearOf(day: CalendarDay): number {
  return digits(day, 0) * 100 + digits(day, 2);
}

/** 1 to 12. */
export function monthOf(day: CalendarDay): number {
  return digits(day, 5);
}

/** 1 to 31. */
export function dateOf(day: CalendarDay): number {
  return digits(day, 8);
}

/** The day number of 1 January: 365 days a year plus one per leap year. */
function yearStart(year: number): number {
  const gone = year - 1;
  const leapYears = Math.floor(gone / 4) - Math.floor(gone / 100) + Math.floor(gone / 400);
  return 365 * (year - 1970) + leapYears - 477;
}

const monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Days since 1 January 1970, negative before. @throws RangeError for an invalid day */
export function dayNumber(day: CalendarDay): number {
  const [year, month] = [yearOf(day), monthOf(day)];
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  const number = yearStart(year) + (monthStarts[month - 1] ?? Number.NaN) + leapDay + dateOf(day) - 1;
  if (Number.isNaN(number)) throw new RangeError(`not a calendar day: ${day}`);
  return number;
}

export function dayFromNumber(number: number): CalendarDay {
  let year = 1970 + Math.floor(number / 365.2425);
  if (yearStart(year) > number) year -= 1;
  if (yearStart(year + 1) <= number) year += 1;
  let left = number - yearStart(year);
  let month = 1;
  while (left >= daysInMonth(year, month)) {
    left -= daysInMonth(year, month);
    month += 1;
  }
  return dayOf(year, month, left + 1);
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
