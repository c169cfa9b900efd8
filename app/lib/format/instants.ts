import type { Language } from "#app/lib/i18n/language.ts";
import { daysBetween } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import { type DayStyle, dayStyles, formatDate } from "./days.ts";

type Place = { readonly language: Language; readonly timeZone: string };

/** An instant (ISO 8601) as its day in the given time zone. */
export function formatInstant(instant: string, style: DayStyle, { language, timeZone }: Place): string {
  return formatDate(new Date(instant), language, { ...dayStyles[style], timeZone });
}

/** "21:12" / « 21 h 12 ». */
export function formatTime(instant: string, { language, timeZone }: Place): string {
  const clock = formatDate(new Date(instant), language, { hour: "2-digit", minute: "2-digit", timeZone });
  return language === "fr" ? clock.replace(/^0?(\d+):/, "$1\u00a0h\u00a0") : clock;
}

const near: Readonly<Record<Language, readonly [today: string, yesterday: string, at: string]>> = {
  en: ["today", "yesterday", "at"],
  fr: ["aujourd’hui", "hier", "à"],
};

/** "today at 21:12", "yesterday at 23:40", else the day. */
export function formatWhen(instant: string, now: string, place: Place): string {
  const [today, yesterday, at] = near[place.language];
  const days = daysBetween(dayInTimeZone(instant, place.timeZone), dayInTimeZone(now, place.timeZone));
  if (days !== 0 && days !== 1) return formatInstant(instant, "long", place);
  return `${days === 0 ? today : yesterday} ${at} ${formatTime(instant, place)}`;
}
