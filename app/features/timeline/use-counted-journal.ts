import { keepLast } from "#app/lib/keep-last.ts";
import { useMoments } from "#app/store/moments/moments.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { countedJournal, type Journal } from "#domain/journal/journal.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

const countedOf = keepLast(
  (relationships: readonly Relationship[], moments: readonly Moment[], today: CalendarDay) =>
    countedJournal({ relationships, moments, media: [] }, today),
);

/** What may come up by itself: without folded and sealed relationships, and letters that are still closed. Undefined until read. */
export function useCountedJournal(today: CalendarDay): Journal | undefined {
  const relationships = useRelationships();
  const moments = useMoments();
  return relationships && moments && countedOf(relationships, moments, today);
}
