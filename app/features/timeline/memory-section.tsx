import type { ReactNode } from "react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { MemoryCard } from "./memories/memory-card.tsx";
import { useMemories } from "./memories/use-memories.ts";
import { MomentPhotos } from "./path/moment-photos.ts";
import { timelineWords } from "./timeline-words.ts";

type MemorySectionProps = { today: CalendarDay; photoOf: (momentId: string) => ReactNode };

/** On this day, for the dashboard: there when something comes up, else not at all. */
export function MemorySection({ today, photoOf }: MemorySectionProps) {
  const known = useMemories(today);
  if (!known || known.memories.length === 0) return null;
  return (
    <WithMessages words={timelineWords}>
      <MomentPhotos value={photoOf}>
        <MemoryCard {...known} today={today} />
      </MomentPhotos>
    </WithMessages>
  );
}
