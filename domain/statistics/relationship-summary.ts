/** The dashboard's summary: how many, the average duration, the current ones (specification, section 2). */

import { firstDay } from "#domain/relationship/first-day.ts";
import { latestBeginning } from "#domain/relationship/latest-beginning.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import {
  allPeriods,
  countedLength,
  type MeasuredDuration,
  relationshipDuration,
} from "#domain/relationship/relationship-duration.ts";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type CalendarDuration, meanDuration } from "#domain/time/duration.ts";
import { compareVagueDates, type VagueDate } from "#domain/time/vague-date.ts";
import { fewestEntries } from "./fewest-entries.ts";

export type RelationshipSummary = {
  readonly total: number;
  /** The start of whoever began first, as it was written; null while no start is known. */
  readonly since: VagueDate | null;
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
  const dated = shown.map((relationship) => {
    const duration = relationshipDuration(relationship, today);
    return { relationship, duration, start: firstDay(relationship, duration, today) };
  });
  const measured = dated
    .flatMap(({ relationship, duration }) => {
      const counted = countedLength(duration);
      return counted ? [{ relationship, duration: counted }] : [];
    })
    .toSorted((a, b) => a.duration.days - b.duration.days);
  return {
    total: shown.length,
    since: sinceOf(dated),
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

type Begun = { readonly relationship: Relationship; readonly start: CalendarDay | null };

/** Of those that began on one day the first by id, as in the statistics. */
function sinceOf(dated: readonly Begun[]): VagueDate | null {
  const keyOf = ({ relationship, start }: Begun) => `${start} ${relationship.id}`;
  const [first] = dated
    .filter(({ start }) => start !== null)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  if (!first) return null;
  const starts = allPeriods(first.relationship).flatMap(({ start_date }) => start_date ?? []);
  return starts.toSorted(compareVagueDates)[0] ?? null;
}
