/** Time with someone and time alone, without judging either. */

import { allPeriods, countedLength } from "#domain/relationship/relationship-duration.ts";
import { addDays, type CalendarDay, daysBetween, earlierDay, laterDay } from "#domain/time/calendar-day.ts";
import { type DaySpan, mergeSpans } from "#domain/time/duration.ts";
import { representativeDay } from "#domain/time/vague-date.ts";
import { type CountedRelationship, type Entries, timeAxis } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";

/** How long the present state has lasted; `since` null: no start or end is known, or there is no relationship yet. */
export type PresentState = {
  readonly state: "together" | "single";
  readonly since: CalendarDay | null;
  /** 0 when `since` is null. */
  readonly days: number;
  /** True when `since` stands on a date known less than to the day. */
  readonly isApproximate: boolean;
};

export type Togetherness = {
  /** Days with someone, each counted once, among the days since the first one known (or of the period). A sum, so no minimum applies. */
  readonly share: Figure<{
    readonly together: number;
    readonly total: number;
    readonly from: CalendarDay;
    /** True when a vague date is among those it stands on. */
    readonly isApproximate: boolean;
  }> | null;
  /** Relationships whose days are not known or too vague to count: they are not in the share. */
  readonly unmeasured: readonly string[];
  /** In calendar order, within the axis; the gaps are time alone. */
  readonly spans: readonly DaySpan[];
};

export function measureTogetherness(entries: Entries): Togetherness {
  const { relationships, today } = entries;
  const axis = timeAxis(entries);
  const measured = relationships.filter(({ duration }) => countedLength(duration) !== null);
  const all = sharedSpans(measured);
  const spans = axis ? clip(all, axis.from, addDays(axis.to, entries.period ? 1 : 0), today) : [];
  return {
    share: axis
      ? figureOf(
          measured.map(({ relationship }) => relationship.id),
          () => ({
            together: spans.reduce((sum, span) => sum + daysBetween(span.start, span.end), 0),
            total: daysBetween(axis.from, earlierDay(today, addDays(axis.to, entries.period ? 1 : 0))),
            from: axis.from,
            isApproximate: measured.some(({ duration }) => duration.ok && duration.isApproximate),
          }),
          0,
        )
      : null,
    spans,
    unmeasured: relationships
      .filter(({ duration }) => countedLength(duration) === null)
      .filter(({ duration }) => duration.ok || duration.reason !== "not_started")
      .map(({ relationship }) => relationship.id),
  };
}

/** All days with someone of these, each once, in order. */
function sharedSpans(relationships: Entries["relationships"]): readonly DaySpan[] {
  return mergeSpans(relationships.flatMap(({ duration }) => (duration.ok ? duration.spans : [])));
}

function clip(
  spans: readonly DaySpan[],
  from: CalendarDay,
  to: CalendarDay,
  today: CalendarDay,
): readonly DaySpan[] {
  const last = earlierDay(to, today);
  return spans
    .map(({ start, end }) => ({ start: laterDay(start, from), end: earlierDay(end, last) }))
    .filter(({ start, end }) => start < end);
}

/** Over the whole life: a filtered period or selection cannot determine the present state. */
export function presentState({ relationships, today }: Entries): Figure<PresentState> {
  const ongoing = relationships.filter(({ relationship }) => relationship.status === "ongoing");
  const last = sharedSpans(relationships).at(-1);
  const known = relationships.map(({ relationship }) => relationship.id);
  if (ongoing.length > 0) {
    const measured = ongoing.some(({ duration }) => duration.ok && duration.isOngoing);
    const first = measured && last && last.end === today ? last.start : startedToday(ongoing, today);
    const since = first !== null && isTooVagueSince(first, ongoing) ? null : first;
    const ids = ongoing.map(({ relationship }) => relationship.id);
    return figureOf(ids, () => stateOf("together", since, relationships, today), 0);
  }
  const ends = relationships.map((one) => lastEnd(one, today));
  const since = ends.reduce<CalendarDay | null>(
    (latest, end) => (latest === null || end === null ? null : laterDay(latest, end)),
    ends[0] ?? null,
  );
  return figureOf(known, () => stateOf("single", since, relationships, today), 0);
}

function stateOf(
  state: PresentState["state"],
  since: CalendarDay | null,
  relationships: Entries["relationships"],
  today: CalendarDay,
): PresentState {
  const isApproximate = relationships.some((one) => {
    const { relationship, duration } = one;
    const isAtEdge =
      state === "together"
        ? duration.ok && duration.spans.some(({ start }) => start === since)
        : lastEnd(one, today) === since;
    // Only the date at this edge: a vague beginning leaves an end dated to the day as it is.
    return (
      isAtEdge &&
      !allPeriods(relationship).some(
        ({ start_date, end_date }) => (state === "together" ? start_date : end_date) === since,
      )
    );
  });
  return { state, since, days: since === null ? 0 : daysBetween(since, today), isApproximate };
}

/** Whether it is the beginning of such only as have no length to count with: their own pages say "less than". */
function isTooVagueSince(since: CalendarDay, ongoing: Entries["relationships"]): boolean {
  const begun = ongoing.filter(({ duration }) => duration.ok && duration.spans.at(-1)?.start === since);
  return begun.length > 0 && begun.every(({ duration }) => countedLength(duration) === null);
}

/** One that started today has no day yet, so it has no span. */
function startedToday(ongoing: Entries["relationships"], today: CalendarDay): CalendarDay | null {
  return ongoing.some(({ duration }) => duration.ok && duration.isOngoing && duration.days === 0)
    ? today
    : null;
}

/** null when an end is unknown: it may be the latest, so the duration of being alone is unknown. */
function lastEnd({ relationship, duration }: CountedRelationship, today: CalendarDay): CalendarDay | null {
  const measured = duration.ok ? duration.spans.at(-1) : undefined;
  if (measured) return measured.end;
  return allPeriods(relationship).reduce<CalendarDay | null>((latest, { end_date }) => {
    if (end_date === null) return latest;
    const end = earlierDay(representativeDay(end_date), today);
    return latest === null ? end : laterDay(latest, end);
  }, null);
}
