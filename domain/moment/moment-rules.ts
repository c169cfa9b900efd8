/** Rules of a moment, and when a letter to one's later self may be read. `today` is the present day in the person's time zone. */
import { addDays, addMonths, type CalendarDay } from "#domain/time/calendar-day.ts";
import { isStillToCome } from "#domain/time/time-of-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import { isInFuture } from "#domain/time/vague-date.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import { type Moment, type MomentFields, type MoodName, moods } from "./moment.ts";

/**
 * A moment has happened: its date may be vague but not wholly in the future, and today's hour may not lie ahead. `minute`: minutes since
 * midnight where the person is, 0 to 1439; null where that is not known, which refuses no hour.
 */
export function momentDateIssues(
  { occurred_on, time_of_day }: Pick<MomentFields, "occurred_on" | "time_of_day">,
  today: CalendarDay,
  minute: number | null,
): readonly FieldIssue[] {
  if (isInFuture(occurred_on, today)) return [{ field: "occurred_on", code: "date_in_future" }];
  const isAhead =
    occurred_on === today && time_of_day !== null && minute !== null && isStillToCome(time_of_day, minute);
  return isAhead ? [{ field: "time_of_day", code: "hour_in_future" }] : [];
}

/** True before the day of the letter: its text and pictures are hidden until that morning. */
export function isSealed({ sealed_until }: Pick<MomentFields, "sealed_until">, today: CalendarDay): boolean {
  return sealed_until !== null && sealed_until > today;
}

/** A letter waits for fifty years at most: a longer one is a slip of the pen. */
const sealYears = 50;

export function lastSealDay(today: CalendarDay): CalendarDay {
  return addMonths(today, 12 * sealYears);
}

/**
 * Whether the day of a sealed letter may still be put right: on the day it was last written and on the day after, so that a mistyped year
 * does not close it for good. Only the day: nothing of the letter is shown meanwhile, and the new day is one to come. `today` is a day of
 * `timeZone`, an IANA name.
 */
export function mayMoveSeal(
  { updated_at }: Pick<Moment, "updated_at">,
  today: CalendarDay,
  timeZone: string,
): boolean {
  return addDays(dayInTimeZone(updated_at, timeZone), 1) >= today;
}

/** Days after which opening a page again counts as rereading. */
const rereadAfterDays = 30;

/**
 * The patch to write when an old page is opened again for the first time; null when there is nothing to record. `today` is a day of
 * `timeZone`, an IANA name.
 */
export function rereadPatch(
  moment: Pick<Moment, "reread_on" | "created_at">,
  today: CalendarDay,
  timeZone: string,
): Pick<MomentFields, "reread_on"> | null {
  if (moment.reread_on !== null) return null;
  return addDays(dayInTimeZone(moment.created_at, timeZone), rereadAfterDays) <= today
    ? { reread_on: today }
    : null;
}

const moodNames = new Map<number, MoodName>([
  [moods.stormy, "stormy"],
  [moods.heavy, "heavy"],
  [moods.even, "even"],
  [moods.gentle, "gentle"],
  [moods.bright, "bright"],
]);

/** The name of a mood, 1 to 5; null for anything else. The caller rounds averages. */
export function moodName(mood: number | null): MoodName | null {
  return mood === null ? null : (moodNames.get(mood) ?? null);
}

/** Its place and its city in one line; null when it has neither. */
export function placeLine({ place, city }: Pick<MomentFields, "place" | "city">): string | null {
  return [place, city].filter(Boolean).join(", ") || null;
}

/** True when there is any text: a moment with only a date and a mood has none. */
export function hasWords({ word, text }: Pick<MomentFields, "word" | "text">): boolean {
  return word.trim() !== "" || text.trim() !== "";
}
