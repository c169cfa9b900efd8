import { WithWords } from "#app/lib/i18n/with-words.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { MemoryCard } from "./memories/memory-card.tsx";
import { useMemories } from "./memories/use-memories.ts";
import { timelineWords } from "./timeline-words.ts";

/** On this day, for the dashboard: there when something comes up, else not at all. */
export function MemorySection({ today }: { today: CalendarDay }) {
  const known = useMemories(today);
  if (!known || known.memories.length === 0) return null;
  return (
    <WithWords words={timelineWords}>
      <MemoryCard {...known} today={today} />
    </WithWords>
  );
}
