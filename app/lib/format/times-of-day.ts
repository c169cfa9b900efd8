import type { Language } from "#app/lib/i18n/language.ts";
import { type DayPart, isDayPart, type TimeOfDay } from "#domain/time/time-of-day.ts";

const parts: Readonly<Record<Language, Readonly<Record<DayPart, readonly [long: string, short: string]>>>> = {
  en: {
    morning: ["in the morning", "morning"],
    afternoon: ["in the afternoon", "afternoon"],
    evening: ["in the evening", "evening"],
    night: ["at night", "night"],
  },
  fr: {
    morning: ["le matin", "matin"],
    afternoon: ["l’après-midi", "après-midi"],
    evening: ["le soir", "soir"],
    night: ["la nuit", "nuit"],
  },
};

/** "10 pm", "10:30 pm", "in the evening" / « 22 h », « 22 h 30 », « le soir »; short: "evening" / « soir ». */
export function formatTimeOfDay(
  time: TimeOfDay,
  language: Language,
  length: "long" | "short" = "long",
): string {
  if (isDayPart(time)) return parts[language][time][length === "long" ? 0 : 1];
  const [hour, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  const isWhole = minutes === "00";
  if (language === "fr") return isWhole ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
  return `${hour % 12 || 12}${isWhole ? "" : `:${minutes}`}\u00a0${hour < 12 ? "am" : "pm"}`;
}
