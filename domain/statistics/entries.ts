/** The entries of the statistics: the counted journal, dated and measured once, filtered by period and relationships. */

import { countedJournal, type Journal } from "#domain/journal/journal.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { byHour } from "#domain/moment/moment-order.ts";
import { firstDay } from "#domain/relationship/first-day.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import {
  allPeriods,
  type RelationshipDuration,
  relationshipDuration,
} from "#domain/relationship/relationship-duration.ts";
import { outerDates } from "#domain/relationship/relationship-periods.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { earliestDay, latestDay, representativeDay, type VagueDate } from "#domain/time/vague-date.ts";

export type StatisticsFilter = {
  /** First and last day, both included; null: the whole life. */
  readonly period: { readonly from: CalendarDay; readonly to: CalendarDay } | null;
  /** null: all, including moments without a relationship. */
  readonly relationshipIds: ReadonlySet<string> | null;
};

export const wholeLife: StatisticsFilter = { period: null, relationshipIds: null };

export type CountedRelationship = {
  readonly relationship: Relationship;
  /** Where it begins in every drawing and count; null when no start is known. Never shown as a date: `dates` are. */
  readonly start: CalendarDay | null;
  /** Its first start and last end as they were written. */
  readonly dates: { readonly start: VagueDate | null; readonly end: VagueDate | null };
  readonly duration: RelationshipDuration;
  /** The counted moments about this person, by day. */
  readonly written: readonly CountedMoment[];
};

export type CountedMoment = {
  readonly moment: Moment;
  /** Where it is drawn: the middle of its date's range. */
  readonly day: CalendarDay;
};

export type Entries = {
  readonly today: CalendarDay;
  readonly period: StatisticsFilter["period"];
  /** By start, then id; those without one come last. */
  readonly relationships: readonly CountedRelationship[];
  /** By day and hour, then id. */
  readonly moments: readonly CountedMoment[];
};

/**
 * A relationship belongs to a period when it may overlap it, and then counts as a whole; one without any date belongs only to the whole
 * life. A moment belongs to the period that contains its day.
 */
export function selectEntries(journal: Journal, filter: StatisticsFilter, today: CalendarDay): Entries {
  const { relationships, moments } = countedJournal(journal, today);
  const { period, relationshipIds } = filter;
  const counted = moments
    .filter((one) => relationshipIds === null || relationshipIds.has(one.relationship_id ?? ""))
    .map((moment) => ({ moment, day: representativeDay(moment.occurred_on) }))
    .filter(({ day }) => period === null || (day >= period.from && day <= period.to))
    .sort((a, b) =>
      a.day === b.day
        ? byHour(a.moment, b.moment) || compare(a.moment.id, b.moment.id)
        : compare(a.day, b.day),
    );
  const byPerson = Map.groupBy(counted, ({ moment }) => moment.relationship_id);
  return {
    today,
    period,
    relationships: relationships
      .filter(
        (one) => (relationshipIds === null || relationshipIds.has(one.id)) && isLivedIn(one, period, today),
      )
      .map((relationship) => {
        const duration = relationshipDuration(relationship, today);
        return {
          relationship,
          start: firstDay(relationship, duration, today),
          dates: writtenDates(relationship),
          duration,
          written: byPerson.get(relationship.id) ?? [],
        };
      })
      .sort((a, b) =>
        a.start === b.start
          ? compare(a.relationship.id, b.relationship.id)
          : a.start !== null && (b.start === null || a.start < b.start)
            ? -1
            : 1,
      ),
    moments: counted,
  };
}

function isLivedIn(
  relationship: Relationship,
  period: StatisticsFilter["period"],
  today: CalendarDay,
): boolean {
  if (period === null) return true;
  return allPeriods(relationship).some(({ start_date, end_date }) => {
    const known = start_date ?? end_date;
    if (known === null) return false;
    const first = earliestDay(known);
    const open = relationship.status === "ongoing" ? today : first;
    const last = end_date === null ? open : latestDay(end_date);
    return first <= period.to && last >= period.from;
  });
}

function writtenDates(relationship: Relationship): CountedRelationship["dates"] {
  if (relationship.periods.length > 0) return outerDates(relationship);
  return { start: relationship.start_date, end: relationship.end_date };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The first and the last day of the time axis; null when nothing is dated. */
export function timeAxis({
  relationships,
  moments,
  period,
  today,
}: Entries): { from: CalendarDay; to: CalendarDay } | null {
  if (period) return { from: period.from, to: period.to < today ? period.to : today };
  const first = [relationships[0]?.start, moments[0]?.day]
    .filter((day) => day !== null && day !== undefined)
    .toSorted()[0];
  return first === undefined || first > today ? null : { from: first, to: today };
}

/** What the time axis of the whole life begins with, as it was written; null when nothing is dated. */
export function firstWritten({ relationships, moments }: Entries): VagueDate | null {
  const [person, moment] = [relationships[0], moments[0]];
  const isPerson =
    person !== undefined && person.start !== null && (moment === undefined || person.start <= moment.day);
  return isPerson ? person.dates.start : (moment?.moment.occurred_on ?? null);
}
