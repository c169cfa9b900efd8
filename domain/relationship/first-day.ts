/** Where a relationship begins in every drawing and count. */
import { type CalendarDay, earlierDay, laterDay } from "#domain/time/calendar-day.ts";
import { earliestDay, representativeDay } from "#domain/time/vague-date.ts";
import type { Relationship } from "./relationship.ts";
import { allPeriods, type RelationshipDuration } from "./relationship-duration.ts";

/** One day for every use: the first day that its `duration` counts, or the middle of a start that is in no duration; null without a start. */
export function firstDay(
  relationship: Relationship,
  duration: RelationshipDuration,
  today: CalendarDay,
): CalendarDay | null {
  const counted = duration.ok ? duration.spans[0]?.start : undefined;
  if (relationship.periods.length === 0 && counted !== undefined) return counted;
  const starts = allPeriods(relationship).flatMap(({ start_date }) =>
    start_date === null
      ? []
      : [laterDay(earliestDay(start_date), earlierDay(representativeDay(start_date), today))],
  );
  return starts.reduce<CalendarDay | null>(
    (first, start) => (first === null || start < first ? start : first),
    counted ?? null,
  );
}
