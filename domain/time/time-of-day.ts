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

/** The hour at which one may say of a part of the day that it has begun, well before its middle. */
const beginOf: Readonly<Record<DayPart, number>> = { morning: 0, afternoon: 12, evening: 17, night: 20 };
/** Until then in the morning, “night” is the one that is ending. */
const nightEnds = 6;
/** Minutes: at ten to ten people already write “10 pm”. */
const rounding = 15;

/** Whether this time lies ahead of `now`, minutes since midnight of the same day (0 to 1439). */
export function isStillToCome(time: TimeOfDay, now: number): boolean {
  if (time === "night" && now < nightEnds * 60) return false;
  const begins = isDayPart(time) ? beginOf[time] * 60 : minuteOf(time);
  return begins > now + rounding;
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
