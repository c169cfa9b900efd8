/**
 * When in the day something was, as precisely as it is remembered: a clock time, `HH:MM` of 24 hours, or a part of the day. Like a calendar
 * day it has no time zone.
 */

export const dayParts = ["morning", "afternoon", "evening", "night"] as const;
export type DayPart = (typeof dayParts)[number];
export type TimeOfDay = DayPart | `${number}:${number}`;

export function isTimeOfDay(text: string): text is TimeOfDay {
  return isDayPart(text) || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

export function isDayPart(text: string): text is DayPart {
  return dayParts.some((part) => part === text);
}

const hourOf: Readonly<Record<DayPart, number>> = { morning: 9, afternoon: 15, evening: 20, night: 23 };
const middleOfDay = 12 * 60;

/**
 * Minutes since midnight, for the order within one day. A part of the day stands at its middle, the night at the end of the day it began
 * on. Without a time it is the middle of the day, as a vague date is drawn at the middle of its range.
 */
export function minuteOf(time: TimeOfDay | null): number {
  if (time === null) return middleOfDay;
  if (isDayPart(time)) return hourOf[time] * 60;
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}
