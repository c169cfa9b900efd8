import type { Language } from "#app/lib/i18n/language.ts";
import { datePrecision, earliestDay, type VagueDate } from "#domain/time/vague-date.ts";
import { formatDay } from "./days.ts";

const seasons: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { 21: "spring", 22: "summer", 23: "autumn", 24: "winter" },
  fr: { 21: "printemps", 22: "été", 23: "automne", 24: "hiver" },
};

/** With the precision of the date: "2019", "spring 2019", "May 2019", "14 May 2019". */
export function formatVagueDate(
  date: VagueDate,
  language: Language,
  length: "long" | "short" = "long",
): string {
  switch (datePrecision(date)) {
    case "day":
      return formatDay(date, language, length);
    case "month":
      return formatDay(earliestDay(date), language, length === "long" ? "month" : "shortMonth");
    case "season":
      return `${seasonOf(date, language)} ${date.slice(0, 4)}`;
    case "year":
      return date;
  }
}

/** "spring to autumn 2016", "Sept 2024 to Apr 2025"; a year that both share is written once. */
export function formatVagueRange(start: VagueDate, end: VagueDate, language: Language): string {
  const to = language === "fr" ? "à" : "to";
  const last = formatVagueDate(end, language, "short");
  if (start === end) return formatVagueDate(start, language);
  const first = sharesYear(start, end)
    ? yearless(start, language)
    : formatVagueDate(start, language, "short");
  return `${first} ${to} ${last}`;
}

function sharesYear(start: VagueDate, end: VagueDate): boolean {
  return start.slice(0, 4) === end.slice(0, 4) && start.length > 4 && end.length > 4;
}

function yearless(date: VagueDate, language: Language): string {
  switch (datePrecision(date)) {
    case "day":
      return formatDay(date, language, "tiny");
    case "month":
      return formatDay(earliestDay(date), language, "bareMonth");
    case "season":
      return seasonOf(date, language);
    case "year":
      return date;
  }
}

function seasonOf(date: VagueDate, language: Language): string {
  return seasons[language][date.slice(5, 7)] ?? "";
}
