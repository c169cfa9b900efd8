import { WithMessages } from "#app/messages/with-messages.tsx";
import { useMomentsOf } from "#app/store/moments/moments.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { LatestWord } from "./recent/latest-word.tsx";
import { timelineWords } from "./timeline-words.ts";

type LatestWordSectionProps = { relationshipId: string; today: CalendarDay };

/** The word of the last moment with someone, for the dashboard. */
export function LatestWordSection({ relationshipId, today }: LatestWordSectionProps) {
  const moments = useMomentsOf(relationshipId);
  if (!moments) return null;
  return (
    <WithMessages words={timelineWords}>
      <LatestWord moments={moments} today={today} />
    </WithMessages>
  );
}
