/** The times together of an on-again, off-again relationship, as a whole: in order, and whether they agree. */

import { compareVagueDates, earliestDay, latestDay } from "#domain/time/vague-date.ts";
import type { Period, RelationshipFields } from "./relationship.ts";
import { allPeriods } from "./relationship-duration.ts";

type Dates = Pick<RelationshipFields, "start_date" | "end_date" | "periods">;

/**
 * The same times in the order they began, the first of them in the record's own dates. Times without any date are
 * left out; one without a beginning stands where it ended.
 */
export function orderPeriods({ start_date, end_date, periods }: Dates): Dates {
  const dated = [{ start_date, end_date }, ...periods].filter(isDated);
  const [first, ...others] = dated.toSorted(inOrder);
  return { start_date: first?.start_date ?? null, end_date: first?.end_date ?? null, periods: others };
}

type PeriodsNotice =
  /** Two of them share days whatever their vague dates mean; those days are counted once. */
  | "overlap"
  /** It is said to go on, and each of its times has an end. */
  | "none_open"
  /** A time that was followed by another has no end: it is not counted. */
  | "end_missing";

/** What may be kept and yet deserves a word beside the dates; nothing for a single time. */
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
