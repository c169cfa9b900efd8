import type { ReactNode } from "react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useMomentsOf } from "#app/store/moments/moments.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { MemoryStanding } from "./memories/memory-standing.tsx";
import { MomentPhotos } from "./path/moment-photos.ts";
import { PathView } from "./path/path-view.tsx";
import { timelineWords } from "./timeline-words.ts";

type PathSectionProps = {
  relationship: Relationship;
  today: CalendarDay;
  photosOf?: (momentId: string) => ReactNode;
};

/** The path of one relationship: its start, moments, milestones, silences and ends, from today back to the beginning. */
export function PathSection({ relationship, today, photosOf }: PathSectionProps) {
  const moments = useMomentsOf(relationship.id);
  return (
    <WithMessages words={timelineWords}>
      <MomentPhotos value={photosOf ?? null}>
        <PathView relationship={relationship} moments={moments} today={today} />
      </MomentPhotos>
      {moments && moments.length > 0 && (
        <div className="pl-14 wide:pl-43">
          <MemoryStanding relationship={relationship} today={today} />
        </div>
      )}
    </WithMessages>
  );
}
