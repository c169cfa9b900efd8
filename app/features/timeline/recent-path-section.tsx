import { WithMessages } from "#app/messages/with-messages.tsx";
import { useMomentsOf } from "#app/store/moments/moments.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { RecentPath } from "./recent/recent-path.tsx";
import { timelineWords } from "./timeline-words.ts";

type RecentPathSectionProps = { relationshipId: string; today: CalendarDay };

/** The last steps of the path one is on, for the dashboard. */
export function RecentPathSection({ relationshipId, today }: RecentPathSectionProps) {
  const moments = useMomentsOf(relationshipId);
  if (!moments) return <div className="min-h-17" />;
  return (
    <WithMessages words={timelineWords}>
      <RecentPath moments={moments} today={today} />
    </WithMessages>
  );
}
