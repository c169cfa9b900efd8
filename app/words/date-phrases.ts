/** A date inside a sentence: « depuis le printemps 2019 », « d’avril 2020 », "since spring 2019", "on 14 July 2025". */
import { formatVagueDate } from "#app/lib/format/vague-dates.ts";
import type { Language } from "#app/lib/i18n/language.ts";
import { type DatePrecision, datePrecision, type VagueDate } from "#domain/time/vague-date.ts";

/** `counting` is where a count begins; `at` is when something was, without a beginning or an end. */
export type DateRole = "since" | "from" | "to" | "until" | "counting" | "at";

export function datePhrase(date: VagueDate, role: DateRole, language: Language): string {
  const said = formatVagueDate(date, language);
  const precision = datePrecision(date);
  return language === "fr" ? inFrench(said, precision, role) : inEnglish(said, precision, role);
}

function inEnglish(said: string, precision: DatePrecision, role: DateRole): string {
  if (role === "at") return `${precision === "day" ? "on" : "in"} ${said}`;
  return `${role === "counting" ? "from" : role} ${said}`;
}

function inFrench(said: string, precision: DatePrecision, role: DateRole): string {
  switch (precision) {
    case "day":
      return withMasculine(said, role);
    case "season":
      return /^[éah]/.test(said) ? withElided(said, role) : withMasculine(said, role);
    case "month":
    case "year":
      return withoutArticle(said, role);
  }
}

/** le 14 juillet, le printemps */
function withMasculine(said: string, role: DateRole): string {
  const isSeason = said.startsWith("printemps");
  const before: Record<DateRole, string> = {
    since: "depuis le",
    from: "du",
    to: "au",
    until: "jusqu’au",
    counting: "à partir du",
    at: isSeason ? "au" : "le",
  };
  return `${before[role]} ${said}`;
}

/** l’été, l’automne, l’hiver */
function withElided(said: string, role: DateRole): string {
  const before: Record<DateRole, string> = {
    since: "depuis l’",
    from: "de l’",
    to: "à l’",
    until: "jusqu’à l’",
    counting: "à partir de l’",
    at: "à l’",
  };
  return `${before[role]}${said}`;
}

/** juillet 2025, avril 2020, 2019 */
function withoutArticle(said: string, role: DateRole): string {
  const of = deOrElided(said);
  switch (role) {
    case "since":
      return `depuis ${said}`;
    case "from":
      return `${of}${said}`;
    case "to":
      return `à ${said}`;
    case "until":
      return `jusqu’en ${said}`;
    case "counting":
      return `à partir ${of}${said}`;
    case "at":
      return `en ${said}`;
  }
}

/** "about seven months", « environ sept mois ». */
export function about(duration: string, language: Language): string {
  return `${language === "en" ? "about" : "environ"} ${duration}`;
}

/** "at least seven months", « au moins sept mois ». */
export function atLeast(duration: string, language: Language): string {
  return `${language === "en" ? "at least" : "au moins"} ${duration}`;
}

/** "fifteen months on your own", « quinze mois pour soi ». */
export function onOneself(duration: string, language: Language): string {
  return `${duration} ${language === "en" ? "on your own" : "pour soi"}`;
}

/** "from ten months to one year", « d’un an à environ deux ans ». */
export function durationRange(shortest: string, longest: string, language: Language): string {
  if (language === "en") return `from ${shortest} to ${longest}`;
  return `${deOrElided(shortest)}${shortest} à ${longest}`;
}

/** "less than three months", « moins d’un an ». */
export function lessThan(duration: string, language: Language): string {
  if (language === "en") return `less than ${duration}`;
  return `moins ${deOrElided(duration)}${duration}`;
}

function deOrElided(said: string): string {
  return /^(?!onze)[aeiouyé]/.test(said) ? "d’" : "de ";
}
