import { useMemo } from "react";
import { useMoments } from "#app/store/moments/moments.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { type Journal, visibleJournal } from "#domain/journal/journal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** What may come up by itself: without the folded and sealed relationships. Undefined until read. */
export function useVisibleJournal(today: CalendarDay): Journal | undefined {
  const relationships = useRelationships();
  const moments = useMoments();
  return useMemo(
    () => relationships && moments && visibleJournal({ relationships, moments, media: [] }, today),
    [relationships, moments, today],
  );
}
