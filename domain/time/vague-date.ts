/**
 * A date as precisely as it is remembered, in EDTF (ISO 8601-2): `2019`, `2019-21` (spring; 22 summer, 23 autumn, 24 winter), `2019-05`,
 * `2019-05-14`. Seasons are whole months of the northern hemisphere; the winter of 2019 begins in December 2019 and ends in February 2020,
 * as in EDTF.
 */

import type { Branded } from "#domain/wire/wire.ts";
import { addMonths, type CalendarDay, dayOf, daysInMonth, isCalendarDay } from "./calendar-day.ts";

export type VagueDate = Branded<string, "VagueDate">;
export type DatePrecision = "day" | "month" | "season" | "year";

const pattern = /^(\d{4})(?:-(0[1-9]|1[0-2]|2[1-4])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;

/** Years 1900 to 2200; a day must exist in its month; a season has no day. */
export function isVagueDate(text: string): text is VagueDate {
  const match = pattern.exec(text);
  if (!match) return false;
  const [, year, middle, day] = match;
  if (Number(year) < 1900 || Number(year) > 2200) return false;
  if (day === undefined) return true;
  return Number(middle) <= 12 && isCalendarDay(text);
}

/**
 * A day as a date of full precision; a date's text as it is.
 * @throws RangeError outside the years a date may have
 */
export function toVagueDate(text: CalendarDay): VagueDate {
  if (!isVagueDate(text)) throw new RangeError(`${text} is not a date of the journal`);
  return text;
}

export function datePrecision(date: VagueDate): DatePrecision {
  if (date.length === 10) return "day";
  if (date.length === 4) return "year";
  return middleOf(date) > 12 ? "season" : "month";
}

/** 1 to 12 for a month, 21 to 24 for a season, `NaN` for a bare year. */
function middleOf(date: VagueDate): number {
  return Number(date.slice(5, 7) || Number.NaN);
}

function firstMonthOfSeason(season: number): number {
  return (season - 20) * 3;
}

/** The first day this date can mean. */
export function earliestDay(date: VagueDate): CalendarDay {
  const year = Number(date.slice(0, 4));
  switch (datePrecision(date)) {
    case "day":
      return date;
    case "year":
      return dayOf(year, 1, 1);
    case "month":
      return dayOf(year, middleOf(date), 1);
    case "season":
      return dayOf(year, firstMonthOfSeason(middleOf(date)), 1);
  }
}

/** The last day this date can mean. */
export function latestDay(date: VagueDate): CalendarDay {
  const year = Number(date.slice(0, 4));
  switch (datePrecision(date)) {
    case "day":
      return date;
    case "year":
      return dayOf(year, 12, 31);
    case "month":
      return lastOfMonth(year, middleOf(date));
    case "season":
      return middleOf(date) === 24
        ? lastOfMonth(year + 1, 2)
        : lastOfMonth(year, firstMonthOfSeason(middleOf(date)) + 2);
  }
}

function lastOfMonth(year: number, month: number): CalendarDay {
  return dayOf(year, month, daysInMonth(year, month));
}

/**
 * The middle of the date's range, to within a day: where it is drawn on an axis and counted from. The 15th of a month, and of the middle one
 * of a season; the 2nd of July of a year: two dates of one precision lie whole months apart, as "2019 to 2020" is one year.
 */
export function representativeDay(date: VagueDate): CalendarDay {
  const precision = datePrecision(date);
  if (precision === "day") return date;
  if (precision === "year") return `${date}-07-02`;
  return `${addMonths(earliestDay(date), precision === "season" ? 1 : 0).slice(0, 8)}15`;
}

/** By first possible day; of two with the same one, the more precise is first. Negative when `a` is earlier. */
export function compareVagueDates(a: VagueDate, b: VagueDate): number {
  const [firstA, firstB] = [earliestDay(a), earliestDay(b)];
  if (firstA !== firstB) return firstA < firstB ? -1 : 1;
  const [lastA, lastB] = [latestDay(a), latestDay(b)];
  if (lastA === lastB) return 0;
  return lastA < lastB ? -1 : 1;
}

/** True only when no day of its range has come: `2026` is not in the future during 2026. */
export function isInFuture(date: VagueDate, today: CalendarDay): boolean {
  return earliestDay(date) > today;
}
