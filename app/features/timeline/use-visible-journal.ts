import { keepLast } from "#app/lib/keep-last.ts";
import { useMoments } from "#app/store/moments/moments.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { type Journal, visibleJournal } from "#domain/journal/journal.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

const visibleOf = keepLast(
  (relationships: readonly Relationship[], moments: readonly Moment[], today: CalendarDay) =>
    visibleJournal({ relationships, moments, media: [] }, today),
);

/** What may come up by itself: without the folded and sealed relationships. Undefined until read. */
export function useVisibleJournal(today: CalendarDay): Journal | undefined {
  const relationships = useRelationships();
  const moments = useMoments();
  return relationships && moments && visibleOf(relationships, moments, today);
}
