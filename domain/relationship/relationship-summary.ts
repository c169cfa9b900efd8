/** The dashboard's summary: how many, the average duration, the current ones (specification, section 2). */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { averageDuration, type CalendarDuration } from "#domain/time/duration.ts";
import { latestBeginning } from "./latest-beginning.ts";
import type { Relationship } from "./relationship.ts";
import { isTooVague, relationshipDuration } from "./relationship-duration.ts";
import { isVeiled } from "./veil.ts";

export type RelationshipSummary = {
  readonly total: number;
  /** Over the `measured` relationships, whose dates tell their length; null when there is none. */
  readonly average: {
    readonly days: number;
    readonly duration: CalendarDuration;
    /** True when a vague date is among those it stands on. */
    readonly isApproximate: boolean;
  } | null;
  readonly measured: number;
  /** Ongoing ones, the latest first; empty means single. */
  readonly current: readonly Relationship[];
};

/** Folded, sealed and deleted relationships are excluded from every figure. */
export function summarizeRelationships(
  relationships: readonly Relationship[],
  today: CalendarDay,
): RelationshipSummary {
  const shown = relationships.filter((one) => one.deleted_at === null && !isVeiled(one, today));
  const measured = shown.flatMap((one) => {
    const duration = relationshipDuration(one, today);
    return duration.ok && !isTooVague(duration) ? [duration] : [];
  });
  const mean = measured.reduce((sum, { days }) => sum + days, 0) / measured.length;
  return {
    total: shown.length,
    average:
      measured.length > 0
        ? {
            days: Math.round(mean),
            duration: averageDuration(mean),
            isApproximate: measured.some(({ isApproximate }) => isApproximate),
          }
        : null,
    measured: measured.length,
    current: shown
      .filter(({ status }) => status === "ongoing")
      .toSorted((a, b) => latestBeginning(b) - latestBeginning(a) || (a.id < b.id ? -1 : 1)),
  };
}
