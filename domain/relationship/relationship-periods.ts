/** The periods of an on-again, off-again relationship: sorted, and checked for contradictions. */

import { compareVagueDates, earliestDay, latestDay, type VagueDate } from "#domain/time/vague-date.ts";
import type { Period, RelationshipFields } from "./relationship.ts";
import { allPeriods } from "./relationship-duration.ts";

type Dates = Pick<RelationshipFields, "start_date" | "end_date" | "periods">;

/** The first start and the last end of all its periods, as they were written; null when none is known. */
export function outerDates(relationship: Dates & Pick<RelationshipFields, "status">): {
  readonly start: VagueDate | null;
  readonly end: VagueDate | null;
} {
  const periods = allPeriods(relationship);
  const starts = periods.flatMap(({ start_date }) => start_date ?? []);
  const ends = periods.flatMap(({ end_date }) => end_date ?? []);
  return {
    start: starts.toSorted(compareVagueDates)[0] ?? null,
    end: ends.toSorted(compareVagueDates).at(-1) ?? null,
  };
}

/**
 * The same periods in the order of their start, the first of them in the record's own dates. Periods without any date are left out; one
 * without a start is sorted by its end.
 */
export function orderPeriods({ start_date, end_date, periods }: Dates): Dates {
  const dated = [{ start_date, end_date }, ...periods].filter(isDated);
  const [first, ...others] = dated.toSorted(inOrder);
  return { start_date: first?.start_date ?? null, end_date: first?.end_date ?? null, periods: others };
}

type PeriodsNotice =
  /** Two of them share days whatever their vague dates mean; those days count once. */
  | "overlap"
  /** The status is ongoing, but every period has an end. */
  | "none_open"
  /** A period before another one has no end: it is not counted. */
  | "end_missing";

/** Contradictions that are allowed but shown as a notice; none for a single period. */
export function periodsNotice(
  relationship: Dates & Pick<RelationshipFields, "status">,
): PeriodsNotice | null {
  const periods = allPeriods(relationship).filter(isDated).toSorted(inOrder);
  if (periods.length < 2) return null;
  if (periods.slice(0, -1).some(({ start_date, end_date }) => start_date !== null && end_date === null)) {
    return "end_missing";
  }
  if (periods.some((period, index) => periods.slice(index + 1).some((later) => overlap(period, later)))) {
    return "overlap";
  }
  return relationship.status === "ongoing" && periods.every(({ end_date }) => end_date !== null)
    ? "none_open"
    : null;
}

function isDated({ start_date, end_date }: Period): boolean {
  return start_date !== null || end_date !== null;
}

function inOrder(a: Period, b: Period): number {
  const [first, second] = [a.start_date ?? a.end_date, b.start_date ?? b.end_date];
  return first === null || second === null ? 0 : compareVagueDates(first, second);
}

function overlap(earlier: Period, later: Period): boolean {
  if (earlier.end_date === null || later.start_date === null) return false;
  return latestDay(later.start_date) < earliestDay(earlier.end_date);
}
