/** A relationship as a timeline: start, moments, milestones, silences, ends, and the time between two periods. */

import type { Moment } from "#domain/moment/moment.ts";
import { orderKey } from "#domain/moment/moment-order.ts";
import type { RelationshipFields } from "#domain/relationship/relationship.ts";
import { allPeriods } from "#domain/relationship/relationship-duration.ts";
import { type CalendarDay, dayNumber, earlierDay } from "#domain/time/calendar-day.ts";
import {
  datePrecision,
  earliestDay,
  latestDay,
  representativeDay,
  type VagueDate,
} from "#domain/time/vague-date.ts";

/** Days; longer silences are drawn as dots and stated in words (docs/decisions/007-paths-in-time.md). */
export const silentDays = 10;

export type PathItem =
  | { readonly kind: "start"; readonly date: VagueDate; readonly period: number }
  | { readonly kind: "end"; readonly date: VagueDate; readonly period: number }
  | { readonly kind: "moment"; readonly date: VagueDate; readonly moment: Moment }
  /** Days without an entry while together; `until` is today when the silence lasts. */
  | {
      readonly kind: "silence";
      readonly from: CalendarDay;
      readonly until: CalendarDay;
      readonly days: number;
    }
  /** Days between the end of a period and the start of the next; vague dates count from their middle, as in every length. */
  | {
      readonly kind: "apart";
      readonly from: CalendarDay;
      readonly until: CalendarDay;
      readonly days: number;
      readonly isApproximate: boolean;
    };

type Dated = Pick<RelationshipFields, "start_date" | "end_date" | "periods" | "status">;
type Knot = {
  readonly item: PathItem;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly at: CalendarDay;
};

/**
 * Oldest first. `moments` of this relationship, in any order; the caller excludes deleted ones. Where nothing was ever noted there is no
 * silence: a path just added is not reproached with the years before it.
 */
export function buildTimeline(
  relationship: Dated,
  moments: readonly Moment[],
  today: CalendarDay,
): readonly PathItem[] {
  const knots = [...periodKnots(relationship, today), ...moments.map(momentKnot)].toSorted(
    (a, b) => compare(a.at, b.at) || rank(a.item) - rank(b.item) || compare(keyOf(a.item), keyOf(b.item)),
  );
  const items: PathItem[] = [];
  let open = 0;
  let last: Knot | null = null;
  for (const knot of knots) {
    if (last) items.push(...between(last, knot, open));
    if (knot.item.kind === "start") open += 1;
    if (knot.item.kind === "end") open -= 1;
    items.push(knot.item);
    last = knot;
  }
  if (last && open > 0 && relationship.status === "ongoing") items.push(...silence(last.last, today));
  return moments.length === 0 ? items.filter(({ kind }) => kind !== "silence") : items;
}

function periodKnots(relationship: Dated, today: CalendarDay): readonly Knot[] {
  return allPeriods(relationship).flatMap(({ start_date, end_date }, period) => {
    const knots: Knot[] = [];
    if (start_date !== null) {
      const first = earliestDay(start_date);
      const last = earlierDay(latestDay(start_date), today);
      knots.push({ item: { kind: "start", date: start_date, period }, first, last, at: first });
    }
    if (end_date !== null) {
      const last = earlierDay(latestDay(end_date), today);
      knots.push({
        item: { kind: "end", date: end_date, period },
        first: earliestDay(end_date),
        last,
        at: last,
      });
    }
    return knots;
  });
}

function momentKnot(moment: Moment): Knot {
  const date = moment.occurred_on;
  return {
    item: { kind: "moment", date, moment },
    first: earliestDay(date),
    last: latestDay(date),
    at: representativeDay(date),
  };
}

function between(earlier: Knot, later: Knot, open: number): readonly PathItem[] {
  if (open > 0) return silence(earlier.last, later.first);
  if (earlier.item.kind !== "end" || later.item.kind !== "start") return [];
  const [from, until] = [middleOf(earlier), middleOf(later)];
  const days = dayNumber(until) - dayNumber(from);
  const isApproximate = [earlier.item, later.item].some(({ date }) => datePrecision(date) !== "day");
  return days > 0 ? [{ kind: "apart", from, until, days, isApproximate }] : [];
}

/** Of its date, never after today. */
function middleOf({ item, last }: Knot): CalendarDay {
  return "date" in item ? earlierDay(representativeDay(item.date), last) : last;
}

function silence(from: CalendarDay, until: CalendarDay): readonly PathItem[] {
  const days = dayNumber(until) - dayNumber(from);
  return days > silentDays ? [{ kind: "silence", from, until, days }] : [];
}

function rank({ kind }: PathItem): number {
  return kind === "start" ? 0 : kind === "end" ? 2 : 1;
}

function keyOf(item: PathItem): string {
  return item.kind === "moment" ? `${orderKey(item.moment)} ${item.moment.id}` : "";
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
