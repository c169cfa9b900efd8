import { firstWordBounds, type ModelDay, type ModelPage } from "#domain/admin/model-use.ts";
import { addDays, daysBetween } from "#domain/time/calendar-day.ts";
import type { Point } from "../chart/series-path.ts";

/** @param read null: nothing is known of that day */
export function seriesOf(
  { firstDay, lastDay, days }: Pick<ModelPage, "firstDay" | "lastDay" | "days">,
  read: (day: ModelDay) => number | null,
  withoutCalls: 0 | null = 0,
): readonly Point[] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  return Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, at) => {
    const day = addDays(firstDay, at);
    const found = byDay.get(day);
    return { day, value: found ? read(found) : withoutCalls };
  });
}

const lastBound = firstWordBounds.at(-1) ?? 0;
/** How high a wait is drawn that was longer than the last bound. */
const later = 2 * lastBound;

/** Milliseconds; null: later than the last bound. */
export const drawnWait = (within: number | null): number => within ?? later;
export const waitDrawn = (drawn: number): number | null => (drawn > lastBound ? null : drawn);
