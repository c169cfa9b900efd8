/**
 * What people type for a date, in English or French: "spring 2019", « printemps 2019 », "sept 2024", "14/07/2025",
 * "7/14/2025", "2019", "14 juillet", "yesterday", "last Monday", "early 2020", « il y a 3 ans », « Pâques 2019 », "the 90s", EDTF. Words of both languages are
 * always understood; the language decides only the order of figures. What has no year is the last one that has come.
 */

import { foldText } from "#domain/text/fold-text.ts";
import { addDays, addMonths, type CalendarDay, dayOf, daysInMonth, yearOf } from "./calendar-day.ts";
import {
  agoNumbers,
  agoUnits,
  fillerWords,
  monthWords,
  partWords,
  relativeWords,
  seasonWords,
  unknownDates,
  weekdayWords,
} from "./date-words.ts";
import { decadeYear } from "./decades.ts";
import { feastIn } from "./feasts.ts";
import { isInFuture, isVagueDate, type VagueDate } from "./vague-date.ts";
import { readWeekday, weekdayUntil } from "./weekdays.ts";

export type ParsedDate =
  | { readonly ok: true; readonly date: VagueDate }
  /** `empty` also when the words say that it is not known; `no_such_day`: read, but 31 February does not exist; `out_of_range`: a year before 1900 or after 2200. */
  | { readonly ok: false; readonly reason: "empty" | "unreadable" | "no_such_day" | "out_of_range" };

type Parts = {
  readonly year: number | null;
  readonly month: number | null;
  readonly season: number | null;
  readonly day: number | null;
};

const unreadable = { ok: false, reason: "unreadable" } as const;

export function parseVagueDate(text: string, locale: "en" | "fr", today: CalendarDay): ParsedDate {
  const said = foldText(text).replace(/[.]$/, "");
  if (said === "" || unknownDates.has(said)) return { ok: false, reason: "empty" };
  const folded = said.replace(/^~\s*/, "").replace(/\s*\?+$/, "");
  if (isVagueDate(folded)) return { ok: true, date: folded };
  const offset = relativeWords.get(folded);
  if (offset !== undefined) return finish({ ...partsOf(addDays(today, offset)), season: null }, today);
  const past = relativePast(folded, today);
  if (past !== null) return dateFrom(past);
  const weekday = readWeekday(folded);
  if (weekday) return dateFrom(weekdayUntil(weekday, today));
  const decade = decadeYear(folded, today);
  if (decade !== null) return finish({ year: decade, month: null, season: null, day: null }, today);
  const feast = feastIn(folded);
  if (feast) return feastFrom(feast, today);
  const parts = partsOfFigures(folded, locale, today) ?? partsOfWords(folded, locale, today);
  return parts ? finish(parts, today) : unreadable;
}

function partsOf(day: CalendarDay) {
  return { year: yearOf(day), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) };
}

const agoPhrase = /^(?:il y a |ca fait )?(?:environ |about |around )?(\d{1,2}|[a-z]+) ([a-z]+)(?: ago)?$/;
const lastPhrase =
  /^(?:(last|this) (year|month|week)|(?:l'|le |la |cette |ce )(an|annee|mois|semaine)(?: (dernier|derniere|passe|passee))?)$/;

/** "3 years ago", « il y a deux mois », "last year", « cette année »: as precisely as its unit. */
function relativePast(text: string, today: CalendarDay): string | null {
  const last = lastPhrase.exec(text);
  if (last) {
    const [, english, englishUnit, frenchUnit, frenchLast] = last;
    const unit = agoUnits.get(englishUnit ?? frenchUnit ?? "");
    return unit ? unitBack(unit, english === "last" || frenchLast !== undefined ? 1 : 0, today) : null;
  }
  if (!/^(?:il y a|ca fait) | ago$/.test(text)) return null;
  const [, count = "", unitWord = ""] = agoPhrase.exec(text) ?? [];
  const unit = agoUnits.get(unitWord);
  const back = agoNumbers.get(count) ?? Number(count || Number.NaN);
  return unit && Number.isInteger(back) ? unitBack(unit, back, today) : null;
}

/** Only a year beside it, and words that change nothing. */
function feastFrom({ feast, rest }: NonNullable<ReturnType<typeof feastIn>>, today: CalendarDay): ParsedDate {
  let year: number | null = null;
  for (const word of rest.split(" ").filter((one) => one !== "")) {
    const said = /^'?(\d{2}|\d{4})$/.exec(word)?.[1];
    if (said !== undefined && year === null) year = fullYear(said, today);
    else if (!fillerWords.has(word) && !weekdayWords.has(word)) return unreadable;
  }
  if (year !== null && (year < 1900 || year > 2200)) return { ok: false, reason: "out_of_range" };
  const now = yearOf(today);
  return dateFrom(feast(year ?? (feast(now) > today ? now - 1 : now)));
}

/** Weeks are as precise as their month, since nothing between a month and a day is kept. */
function unitBack(unit: "year" | "month" | "week" | "day", count: number, today: CalendarDay): string {
  switch (unit) {
    case "year":
      return String(yearOf(today) - count);
    case "month":
      return addMonths(today, -count).slice(0, 7);
    case "week":
      return addDays(today, -7 * count).slice(0, 7);
    case "day":
      return addDays(today, -count);
  }
}

const threeFigures = /^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})$/;
const twoFigures = /^(\d{1,4})\s*[./-]\s*(\d{1,4})$/;

/** "14/07/2025", "2025.7.14", "07/2025", "14/7". */
function partsOfFigures(text: string, locale: "en" | "fr", today: CalendarDay): Parts | null {
  const three = threeFigures.exec(text);
  if (three) {
    const [, a = "", b = "", c = ""] = three;
    if (a.length > 2) {
      return c.length > 2 ? null : { year: Number(a), month: Number(b), day: Number(c), season: null };
    }
    const year = fullYear(c, today);
    return year === null ? null : { ...dayAndMonth(Number(a), Number(b), locale), year, season: null };
  }
  const two = twoFigures.exec(text);
  if (!two) return null;
  const [, a = "", b = ""] = two;
  if (a.length === 4 && b.length <= 2) return { year: Number(a), month: Number(b), day: null, season: null };
  if (b.length === 4 && a.length <= 2) return { year: Number(b), month: Number(a), day: null, season: null };
  if (a.length > 2 || b.length > 2) return null;
  return { ...dayAndMonth(Number(a), Number(b), locale), year: null, season: null };
}

/** Day first in French, month first in English, unless one of them cannot be a month. */
function dayAndMonth(a: number, b: number, locale: "en" | "fr") {
  const dayFirst = a > 12 || (locale === "fr" && b <= 12);
  return dayFirst ? { day: a, month: b } : { day: b, month: a };
}

/** Two figures mean the last such year that has begun: in 2026 "25" is 2025 and "27" is 1927. Three mean nothing. */
function fullYear(figures: string, today: CalendarDay): number | null {
  if (figures.length === 4) return Number(figures);
  if (figures.length !== 2) return null;
  const now = yearOf(today);
  const year = Math.floor(now / 100) * 100 + Number(figures);
  return year > now ? year - 100 : year;
}

/** « mar. 14 juillet », « mar. 11 mars »: beside a month it is a Tuesday. */
const otherMonth = new RegExp(
  `\\b(?:${[...monthWords.keys()].filter((word) => word !== "mar").join("|")})\\b`,
);

const withoutTuesday = (text: string) => (otherMonth.test(text) ? text.replace(/\bmar\b\.?/, " ") : text);

const ordinal = /^(\d{1,2})(?:st|nd|rd|th|er|e)$/;
const yearPair = /^(\d{4})[-/](\d{2}|\d{4})$/;

/** "spring 2019", "14th of July 2025", « hiver 2019-2020 », "Sept 24". */
function partsOfWords(said: string, locale: "en" | "fr", today: CalendarDay): Parts | null {
  const text = withoutTuesday(said);
  let month: number | null = null;
  let season: number | null = null;
  const numbers: string[] = [];
  let day: number | null = null;
  let year: number | null = null;
  let part: "early" | "mid" | "late" | null = null;
  for (const word of wordsOf(text)) {
    const bare = word.replace(/\.$/, "");
    const named = monthWords.get(bare);
    const seasonal = seasonWords.get(bare);
    const pair = yearPair.exec(word);
    const nth = ordinal.exec(bare);
    const partly = partWords.get(bare);
    if (partly && part === null) part = partly;
    else if (named !== undefined && month === null) month = named;
    else if (seasonal !== undefined && season === null) season = seasonal;
    else if (pair && Number(String(pair[2]).slice(-2)) === (Number(pair[1]) + 1) % 100)
      year = Number(pair[1]);
    else if (nth && day === null) day = Number(nth[1]);
    else if (/^'\d{2}$/.test(word) && year === null) year = fullYear(word.slice(1), today);
    else if (/^\d{1,4}$/.test(bare)) numbers.push(bare);
    else if (!fillerWords.has(bare) && !weekdayWords.has(bare)) return null;
  }
  if (month !== null && season !== null) return null;
  for (const figures of numbers) {
    if (figures.length === 4 && year === null) year = Number(figures);
    else if (figures.length > 2 || season !== null) return null;
    else if (isDay(figures, text, locale) && day === null) day = Number(figures);
    else if (figures.length === 2 && year === null) year = fullYear(figures, today);
    else return null;
  }
  if (month === null && (day !== null || (season === null && year === null))) return null;
  if (season === 24 && year !== null && !yearPairIn(text)) year = winterYear(year, today);
  if (part !== null && month === null && season === null) return partOfYear(part, year);
  return { year, month, season, day };
}

/** The narrowest date that holds it: the first and the last quarter of a year are in no season and in no month. */
function partOfYear(part: "early" | "mid" | "late", year: number | null): Parts {
  return { year, month: null, season: part === "mid" ? 22 : null, day: null };
}

function wordsOf(text: string): readonly string[] {
  return text
    .replace(/,/g, " ")
    .replace(/\b([ld])'/g, "$1 ")
    .replace(/(\p{L})[.-](?=\d)/gu, "$1 ")
    .replace(/(\d)-(?=\p{L})/gu, "$1 ")
    .replace(/\b(mi|mid)-(?=\p{L}|\d)/gu, "$1 ")
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** "sept 24" is a day in English, a year in French, where the day comes before its month. */
function isDay(figures: string, text: string, locale: "en" | "fr"): boolean {
  if (Number(figures) > 31) return false;
  if (locale === "en" || figures.length === 1) return true;
  const words = wordsOf(text).map((word) => word.replace(/\.$/, ""));
  return words.indexOf(figures) < words.findIndex((word) => monthWords.has(word));
}

function yearPairIn(text: string): boolean {
  return wordsOf(text).some((word) => yearPair.test(word));
}

/** Until its December has come, "winter 2026" said in 2026 is the one that ended in it. */
function winterYear(year: number, today: CalendarDay): number {
  return dayOf(year, 12, 1) > today && year === yearOf(today) ? year - 1 : year;
}

function finish(parts: Parts, today: CalendarDay): ParsedDate {
  const now = yearOf(today);
  if (parts.year === null) {
    const thisYear = finish({ ...parts, year: now }, today);
    const earlier = thisYear.ok ? !isInFuture(thisYear.date, today) : parts.month !== 2;
    return earlier ? thisYear : finish({ ...parts, year: lastYearWith(parts, now - 1) }, today);
  }
  if (parts.year < 1900 || parts.year > 2200) return { ok: false, reason: "out_of_range" };
  const middle = parts.season ?? parts.month;
  if (middle === null) return dateFrom(String(parts.year));
  if (parts.season === null && (middle < 1 || middle > 12)) return { ok: false, reason: "no_such_day" };
  if (parts.day === null) return dateFrom(`${parts.year}-${String(middle).padStart(2, "0")}`);
  if (parts.day < 1 || parts.day > daysInMonth(parts.year, middle))
    return { ok: false, reason: "no_such_day" };
  return dateFrom(dayOf(parts.year, middle, parts.day));
}

/** For 29 February, the last leap year; else the year itself. */
function lastYearWith(parts: Parts, year: number): number {
  if (parts.month !== 2 || parts.day !== 29) return year;
  for (let leap = year; leap > year - 8; leap -= 1) if (daysInMonth(leap, 2) === 29) return leap;
  return year;
}

function dateFrom(text: string): ParsedDate {
  return isVagueDate(text) ? { ok: true, date: text } : unreadable;
}
