import { useMemo } from "react";
import { useLocale, useTimeZone } from "use-intl/react";
import type { Language } from "#app/lib/i18n/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { CalendarDuration } from "#domain/time/duration.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import { type DayStyle, formatDay } from "./days.ts";
import { countOfDays, durationInFigures, durationInWords } from "./duration-words.ts";
import { formatInstant, formatTime, formatWhen } from "./instants.ts";
import { memoize } from "./memoize.ts";
import { numberInWords, numbersAlike, ordinalInWords } from "./number-words.ts";
import { formatList, formatMoney, formatNumber, regionOf } from "./numbers.ts";
import { formatVagueDate, formatVagueRange } from "./vague-dates.ts";

export type Format = ReturnType<typeof formatsIn>;

/** All Intl formats, in the current language and time zone. */
export function useFormat(): Format {
  const language = useLocale();
  const timeZone = useTimeZone() ?? "UTC";
  return useMemo(() => formatsIn(language, timeZone), [language, timeZone]);
}

function formatsIn(language: Language, timeZone: string) {
  const place = { language, timeZone };
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options),
    money: (amount: number, currency: string) => formatMoney(amount, currency, language),
    list: (items: readonly string[], type?: Intl.ListFormatType) => formatList(items, language, type),
    inWords: (value: number, gender?: "m" | "f") => numberInWords(value, language, gender),
    alike: (...values: readonly number[]) => numbersAlike(values, language),
    ordinal: (value: number) => ordinalInWords(value, language),
    day: (day: CalendarDay, style?: DayStyle) => formatDay(day, language, style),
    vagueDate: (date: VagueDate, length?: "long" | "short") => formatVagueDate(date, language, length),
    vagueRange: (start: VagueDate, end: VagueDate) => formatVagueRange(start, end, language),
    duration: (duration: CalendarDuration) => durationInWords(duration, language),
    durationInFigures: (duration: CalendarDuration) => durationInFigures(duration, language),
    dayCount: (days: number) => countOfDays(days, language),
    instant: (instant: string, style: DayStyle = "long") => formatInstant(instant, style, place),
    country: (code: string) => formatCountry(code, language),
    time: (instant: string) => formatTime(instant, place),
    when: (instant: string, now = new Date().toISOString()) => formatWhen(instant, now, place),
  };
}

const countryNames = memoize((region: string) => new Intl.DisplayNames(region, { type: "region" }));

/** "Belgium" for BE; the code itself when it is not a country. */
function formatCountry(code: string, language: Language): string {
  try {
    return countryNames(regionOf[language]).of(code) ?? code;
  } catch {
    return code;
  }
}
