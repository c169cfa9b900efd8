/** What people type for a day to come: as for any date (parse-vague-date.ts), and "tomorrow", "in two years", « dans 6 mois ». */
import { foldText } from "#domain/text/fold-text.ts";
import { addDays, addMonths, type CalendarDay, isCalendarDay } from "./calendar-day.ts";
import { agoNumbers, agoUnits } from "./date-words.ts";
import { type ParsedDate, parseVagueDate } from "./parse-vague-date.ts";
import { earliestDay } from "./vague-date.ts";
import { nextWeekday, readWeekday } from "./weekdays.ts";

type ParsedDay =
  | { readonly ok: true; readonly day: CalendarDay }
  | Extract<ParsedDate, { readonly ok: false }>;

const comingWords: ReadonlyMap<string, number> = new Map([
  ["tomorrow", 1],
  ["demain", 1],
  ["apres-demain", 2],
  ["apres demain", 2],
]);
const comingPhrase = /^(?:in|dans) (\d{1,2}|[a-z]+) ([a-z]+)$/;
/** "next month", « la semaine prochaine ». */
const nextPhrase = /^(?:next (year|month|week)|(?:l'|le |la )(an|annee|mois|semaine) prochaine?)$/;
/** Said from today on, backwards. */
const pastWords = /\b(?:ago|last|past|yesterday|hier|aujourd'hui|today|il y a|ca fait|derniere?|passee?)\b/;

/**
 * A date vaguer than a day is its first day; one without a year, and a day of the week, is the next. It may have passed all the same, where the words say so: the
 * caller judges.
 */
export function parseComingDay(text: string, locale: "en" | "fr", today: CalendarDay): ParsedDay {
  const said = foldText(text).replace(/[.]$/, "");
  const days = comingWords.get(said);
  if (days !== undefined) return { ok: true, day: addDays(today, days) };
  const weekday = readWeekday(said);
  if (weekday && weekday.side !== "before") return { ok: true, day: nextWeekday(weekday.weekday, today) };
  const [, english, french] = nextPhrase.exec(said) ?? [];
  const next = agoUnits.get(english ?? french ?? "");
  if (next) return { ok: true, day: onward(next, 1, today) };
  const [, count = "", unitWord = ""] = comingPhrase.exec(said) ?? [];
  const unit = agoUnits.get(unitWord);
  const number = agoNumbers.get(count) ?? Number(count || Number.NaN);
  if (unit && Number.isInteger(number)) return { ok: true, day: onward(unit, number, today) };
  // What has no year is the last one that has come: seen a year from now, that is the next one from today.
  const seenFrom = pastWords.test(said) ? today : addMonths(today, 12);
  const parsed = parseVagueDate(text, locale, seenFrom);
  if (!parsed.ok) return parsed;
  return { ok: true, day: isCalendarDay(parsed.date) ? parsed.date : earliestDay(parsed.date) };
}

function onward(unit: "year" | "month" | "week" | "day", count: number, today: CalendarDay): CalendarDay {
  switch (unit) {
    case "year":
      return addMonths(today, 12 * count);
    case "month":
      return addMonths(today, count);
    case "week":
      return addDays(today, 7 * count);
    case "day":
      return addDays(today, count);
  }
}
