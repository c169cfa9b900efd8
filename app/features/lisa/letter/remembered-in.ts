import type { Journal } from "#domain/journal/journal.ts";
import { type MemorySettings, onThisDay } from "#domain/journal/on-this-day.ts";
import { endedLately } from "#domain/relationship/relationship-ending.ts";
import { addDays, type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";

type Week = { readonly from: CalendarDay; readonly to: CalendarDay; readonly today: CalendarDay };

/**
 * Ids of moments of the same seven days in other years that may come up; none in the days after an ending (product decisions, "The
 * dashboard").
 */
export function rememberedIn(
  journal: Journal,
  { from, to, today }: Week,
  kindness: MemorySettings,
): readonly string[] {
  if (journal.relationships.some((one) => endedLately(one, today))) return [];
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  return days.flatMap((day) =>
    onThisDay(journal, day, kindness).flatMap(({ moments }) => moments.map(({ id }) => id)),
  );
}
