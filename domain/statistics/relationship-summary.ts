/** The dashboard's summary: how many, the average duration, the current ones (specification, section 2). */

import { latestBeginning } from "#domain/relationship/latest-beginning.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import {
  isTooVague,
  type MeasuredDuration,
  relationshipDuration,
} from "#domain/relationship/relationship-duration.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type CalendarDuration, meanDuration } from "#domain/time/duration.ts";
import { fewestEntries } from "./fewest-entries.ts";

export type RelationshipSummary = {
  readonly total: number;
  /** Those whose dates tell their length, the shortest first. */
  readonly measured: readonly {
    readonly relationship: Relationship;
    readonly duration: MeasuredDuration;
  }[];
  /** Over the `measured` ones; null under five: then they are shown themselves (product decisions, "The dashboard"). */
  readonly average: {
    readonly duration: CalendarDuration;
    /** True when a vague date is among those it stands on. */
    readonly isApproximate: boolean;
  } | null;
  /** Ongoing ones, the latest first; empty means single. */
  readonly current: readonly Relationship[];
};

/** Folded, sealed and deleted relationships are excluded from every figure. */
export function summarizeRelationships(
  relationships: readonly Relationship[],
  today: CalendarDay,
): RelationshipSummary {
  const shown = relationships.filter((one) => one.deleted_at === null && !isVeiled(one, today));
  const measured = shown
    .flatMap((relationship) => {
      const duration = relationshipDuration(relationship, today);
      return duration.ok && !isTooVague(duration) ? [{ relationship, duration }] : [];
    })
    .toSorted((a, b) => a.duration.days - b.duration.days);
  return {
    total: shown.length,
    measured,
    average:
      measured.length < fewestEntries
        ? null
        : {
            duration: meanDuration(measured.map(({ duration }) => duration.duration)),
            isApproximate: measured.some(({ duration }) => duration.isApproximate),
          },
    current: shown
      .filter(({ status }) => status === "ongoing")
      .toSorted((a, b) => latestBeginning(b) - latestBeginning(a) || (a.id < b.id ? -1 : 1)),
  };
}
