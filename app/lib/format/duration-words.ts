import type { Language } from "#app/lib/i18n/language.ts";
import type { CalendarDuration } from "#domain/time/duration.ts";
import { numberInWords } from "./number-words.ts";
import { formatList, formatNumber } from "./numbers.ts";

type Unit = "year" | "month" | "week" | "day";

const units: Readonly<Record<Language, Readonly<Record<Unit, readonly [one: string, many: string]>>>> = {
  en: { year: ["year", "years"], month: ["month", "months"], week: ["week", "weeks"], day: ["day", "days"] },
  fr: { year: ["an", "ans"], month: ["mois", "mois"], week: ["semaine", "semaines"], day: ["jour", "jours"] },
};

const nothing: Readonly<Record<Language, string>> = { en: "less than a day", fr: "moins d’un jour" };

const meanMonth = 365.2425 / 12;

/**
 * Rounded as in speech: days up to two weeks, weeks up to three months, then months and years ("nine weeks", "one year and four months").
 * Remaining days are omitted.
 */
export function durationInWords(duration: CalendarDuration, language: Language): string {
  return durationWith(duration, language, (count, unit) => amount(count, unit, language));
}

/** The same in short, for large figures: "11 months", "2 years 1 month", « 2 ans 1 mois ». */
export function durationInFigures(duration: CalendarDuration, language: Language): string {
  const amountOf = (count: number, unit: Unit) =>
    count === 0 ? "" : `${formatNumber(count, language)}\u00a0${unitWord(count, unit, language)}`;
  return durationWith(duration, language, amountOf, " ");
}

function durationWith(
  duration: CalendarDuration,
  language: Language,
  amountOf: (count: number, unit: Unit) => string,
  separator?: string,
): string {
  const months = duration.years * 12 + duration.months;
  if (months >= 3) {
    const parts = [amountOf(duration.years, "year"), amountOf(duration.months, "month")];
    const shownParts = parts.filter((part) => part !== "");
    return separator === undefined ? formatList(shownParts, language) : shownParts.join(separator);
  }
  const days = Math.round(duration.days + months * meanMonth);
  if (days === 0) return nothing[language];
  return days < 14 ? amountOf(days, "day") : amountOf(Math.floor(days / 7), "week");
}

function amount(count: number, unit: Unit, language: Language): string {
  if (count === 0) return "";
  return `${numberInWords(count, language, unit === "week" ? "f" : "m")}\u00a0${unitWord(count, unit, language)}`;
}

function unitWord(count: number, unit: Unit, language: Language): string {
  const [one, many] = units[language][unit];
  const isOne = language === "fr" ? Math.abs(count) < 2 : Math.abs(count) === 1;
  return isOne ? one : many;
}

/** "498 days" / « 498 jours ». */
export function countOfDays(days: number, language: Language): string {
  return `${formatNumber(days, language)}\u00a0${unitWord(days, "day", language)}`;
}
