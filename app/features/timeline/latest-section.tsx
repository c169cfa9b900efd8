import { WithWords } from "#app/lib/i18n/with-words.tsx";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Moment } from "#domain/moment.ts";
import { LatestPath } from "./latest/latest-path.tsx";
import { LatestWord } from "./latest/latest-word.tsx";
import { timelineWords } from "./timeline-words.ts";

type LatestSectionProps = { as: "path" | "word"; moments: readonly Moment[]; today: CalendarDay };

/** What was noted last about one person, for the dashboard. */
export function LatestSection({ as, moments, today }: LatestSectionProps) {
  return (
    <WithWords words={timelineWords}>
      {as === "path" ? (
        <LatestPath moments={moments} today={today} />
      ) : (
        <LatestWord moments={moments} today={today} />
      )}
    </WithWords>
  );
}
