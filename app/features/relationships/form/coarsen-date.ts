/** The same date less precisely; it cannot become more precise than it was typed. */
import { monthOf, yearOf } from "#domain/time/calendar-day.ts";
import {
  type DatePrecision,
  datePrecision,
  earliestDay,
  isVagueDate,
  representativeDay,
  type VagueDate,
} from "#domain/time/vague-date.ts";

const fromFine: readonly DatePrecision[] = ["day", "month", "season", "year"];

/** Its own precision first, then the coarser ones. */
export function precisionsOf(date: VagueDate): readonly DatePrecision[] {
  return fromFine.slice(fromFine.indexOf(datePrecision(date)));
}

export function coarsenDate(date: VagueDate, precision: DatePrecision): VagueDate {
  const text = coarserText(earliestDay(date), precision);
  const keeps = fromFine.indexOf(datePrecision(date)) >= fromFine.indexOf(precision);
  return !keeps && isVagueDate(text) ? text : date;
}

/** The month in the middle of a season or a year: where counting starts or ends. */
export function middleMonth(date: VagueDate): VagueDate {
  const text = representativeDay(date).slice(0, 7);
  return isVagueDate(text) ? text : date;
}

function coarserText(day: string, precision: DatePrecision): string {
  switch (precision) {
    case "day":
      return day;
    case "month":
      return day.slice(0, 7);
    case "season":
      return seasonOf(day);
    case "year":
      return day.slice(0, 4);
  }
}

/** January and February belong to the winter that began the year before (domain/time/vague-date.ts). */
function seasonOf(day: string): string {
  const month = monthOf(day);
  if (month < 3) return `${yearOf(day) - 1}-24`;
  return `${yearOf(day)}-${20 + Math.floor(month / 3)}`;
}
