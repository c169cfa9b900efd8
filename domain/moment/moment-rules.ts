/** What a moment must satisfy, and when a letter to later me may be read. `today` is the day where the person lives. */
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { isInFuture } from "#domain/time/vague-date.ts";
import type { FieldIssue } from "#domain/wire/field-issue.ts";
import { type Moment, type MomentFields, type MoodName, moods } from "./moment.ts";

/** A moment has happened: its date may be vague but not wholly in the future. */
export function momentDateIssues(
  { occurred_on }: Pick<MomentFields, "occurred_on">,
  today: CalendarDay,
): readonly FieldIssue[] {
  return isInFuture(occurred_on, today) ? [{ field: "occurred_on", code: "date_in_future" }] : [];
}

/** Its words and pictures stay unread before the day, and can be read that morning. */
export function isSealed({ sealed_until }: Pick<MomentFields, "sealed_until">, today: CalendarDay): boolean {
  return sealed_until !== null && sealed_until > today;
}

/** Days after which opening a page again counts as coming back to it. */
const rereadAfterDays = 30;

/** What to write when the person opens a page of long ago for the first time since; null when there is nothing to note. */
export function noteReread(
  moment: Pick<Moment, "reread_on" | "created_at">,
  today: CalendarDay,
): Pick<MomentFields, "reread_on"> | null {
  if (moment.reread_on !== null) return null;
  return addDays(moment.created_at.slice(0, 10), rereadAfterDays) <= today ? { reread_on: today } : null;
}

const moodNames = new Map<number, MoodName>([
  [moods.stormy, "stormy"],
  [moods.heavy, "heavy"],
  [moods.even, "even"],
  [moods.gentle, "gentle"],
  [moods.bright, "bright"],
]);

/** The word of a mood, 1 to 5; null for anything else. An average is rounded first by whoever shows it. */
export function moodName(mood: number | null): MoodName | null {
  return mood === null ? null : (moodNames.get(mood) ?? null);
}

/** Whether anything was written at all: a page with only a date and a mood is a mark, not a page. */
export function hasWords({ word, text }: Pick<MomentFields, "word" | "text">): boolean {
  return word.trim() !== "" || text.trim() !== "";
}
