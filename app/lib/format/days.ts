import type { Language } from "#app/lib/i18n/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { memoize } from "./memoize.ts";
import { regionOf, widenSpaces } from "./numbers.ts";

const dayFormat = memoize(
  (region: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region, { ...options, timeZone: options.timeZone ?? "UTC" }),
);

export const dayStyles = {
  /** 3 September 2026 */
  long: { day: "numeric", month: "long", year: "numeric" },
  /** 3 Sept 2026 */
  short: { day: "numeric", month: "short", year: "numeric" },
  /** 3 Sept */
  tiny: { day: "numeric", month: "short" },
  /** Thursday 3 September 2026 */
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  /** Thu 3 Sept */
  weekday: { weekday: "short", day: "numeric", month: "short" },
  /** 3 September */
  yearless: { day: "numeric", month: "long" },
  month: { month: "long", year: "numeric" },
  shortMonth: { month: "short", year: "numeric" },
  bareMonth: { month: "short" },
  wholeMonth: { month: "long" },
  bareWeekday: { weekday: "short" },
  weekdayName: { weekday: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DayStyle = keyof typeof dayStyles;

/** A calendar day has no time zone: it is formatted as it is. */
export function formatDay(day: CalendarDay, language: Language, style: DayStyle = "long"): string {
  return formatDate(new Date(`${day}T00:00:00Z`), language, dayStyles[style]);
}

/** The first of a French month is « 1er ». */
export function formatDate(date: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const parts = dayFormat(regionOf[language], options).formatToParts(date);
  const text = parts
    .map(({ type, value }) => (type === "day" && value === "1" && language === "fr" ? "1er" : value))
    .join("");
  return widenSpaces(language === "en" ? text.replace(/^(\w+), /, "$1 ") : text);
}
