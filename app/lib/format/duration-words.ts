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

/**
 * The one rule for every length: what is complete, in days up to two weeks, in weeks up to three months, then in months and years
 * ("nine weeks", "one year and four months"). What remains is omitted, whether the dates are exact or vague (docs/statistics.md, "Lengths").
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
  const { total } = duration;
  if (total === 0) return nothing[language];
  return total < 14 ? amountOf(total, "day") : amountOf(Math.floor(total / 7), "week");
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
