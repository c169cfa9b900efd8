/** The duration of a relationship, over one or several periods, from dates that may be vague or missing. */
import { addDays, type CalendarDay, daysBetween, earlierDay, laterDay } from "#domain/time/calendar-day.ts";
import {
  type CalendarDuration,
  type DaySpan,
  type DurationBand,
  durationBand,
  mergeSpans,
  totalDays,
  totalDuration,
} from "#domain/time/duration.ts";
import {
  type DatePrecision,
  datePrecision,
  earliestDay,
  isInFuture,
  latestDay,
  representativeDay,
  type VagueDate,
} from "#domain/time/vague-date.ts";
import type { Period, RelationshipFields } from "./relationship.ts";

type Dated = Pick<RelationshipFields, "start_date" | "end_date" | "periods" | "status">;

export type MeasuredDuration = {
  readonly ok: true;
  readonly duration: CalendarDuration;
  /** Days, overlapping periods counted once. */
  readonly days: number;
  /** The range of days with vague dates; equal to `days` when they are exact. */
  readonly atLeast: number;
  readonly atMost: number;
  readonly band: DurationBand;
  /** The precision of the least precise date: show it "to the month", "to the season". */
  readonly precision: DatePrecision;
  readonly isApproximate: boolean;
  readonly isOngoing: boolean;
  /** In order, without overlaps. */
  readonly spans: readonly DaySpan[];
};

export type RelationshipDuration =
  | MeasuredDuration
  | { readonly ok: false; readonly reason: "no_start" | "no_end" | "not_started" };

/** The period of the record itself, then the others in their order. */
export function allPeriods(relationship: Dated): readonly Period[] {
  const { start_date, end_date, periods } = relationship;
  return start_date === null && end_date === null && periods.length > 0
    ? periods
    : [{ start_date, end_date }, ...periods];
}

/** The range of days for a period's start and end, and the day that each counts from. */
type Bounds = {
  readonly start: CalendarDay;
  readonly end: CalendarDay;
  readonly firstStart: CalendarDay;
  readonly lastStart: CalendarDay;
  readonly firstEnd: CalendarDay;
  readonly lastEnd: CalendarDay;
};

/**
 * Vague dates count from the middle of their range and never after `today`. A period without a known start or end is left out and the rest
 * is approximate; when none is left, the reason is returned.
 */
export function relationshipDuration(relationship: Dated, today: CalendarDay): RelationshipDuration {
  const periods = allPeriods(relationship);
  const openPeriod = relationship.status === "ongoing" ? lastOpenPeriod(periods) : null;
  const bounds = periods.flatMap((period) => boundsOf(period, period === openPeriod, today) ?? []);
  if (bounds.length === 0) return { ok: false, reason: whyUnmeasured(periods, today) };
  const spans = mergeSpans(bounds.map(spanOf));
  const duration = totalDuration(spans);
  const days = duration.total;
  const precision = coarsest(periods);
  const atLeast = precision === "day" ? days : Math.min(days, totalDays(bounds.map(surelyWithin)));
  const atMost = precision === "day" ? days : totalDays(bounds.map(atMostWithin));
  return {
    ok: true,
    duration,
    days,
    atLeast,
    atMost,
    band: durationBand(duration),
    precision,
    isApproximate: precision !== "day" || bounds.length < periods.length,
    isOngoing:
      openPeriod !== null && openPeriod.start_date !== null && !isInFuture(openPeriod.start_date, today),
    spans,
  };
}

/**
 * True when its dates leave more doubt than length: "2019 to 2019" is anything from a day to a year, and is no length to count with
 * (product decisions, "Words and pictures").
 */
export function isTooVague({
  days,
  atLeast,
  atMost,
}: {
  days: number;
  atLeast: number;
  atMost: number;
}): boolean {
  return (atMost - atLeast) / 2 > days;
}

/** The duration where it is a length to count with; null where its dates do not tell one. */
export function countedLength(duration: RelationshipDuration): MeasuredDuration | null {
  return duration.ok && !isTooVague(duration) ? duration : null;
}

function lastOpenPeriod(periods: readonly Period[]): Period | null {
  const open = periods.filter((period) => period.end_date === null && period.start_date !== null);
  return open.reduce<Period | null>(
    (last, period) => (last === null || startsAfter(period, last) ? period : last),
    null,
  );
}

function startsAfter(a: Period, b: Period): boolean {
  return (
    a.start_date !== null && b.start_date !== null && earliestDay(a.start_date) > earliestDay(b.start_date)
  );
}

function boundsOf({ start_date, end_date }: Period, isOpen: boolean, today: CalendarDay): Bounds | null {
  if (start_date === null || (end_date === null && !isOpen)) return null;
  const firstStart = earliestDay(start_date);
  if (firstStart > today) return null;
  const lastEnd = end_date === null ? today : earlierDay(latestDay(end_date), today);
  const firstEnd =
    end_date === null ? today : laterDay(earlierDay(earliestDay(end_date), lastEnd), firstStart);
  const lastStart = earlierDay(latestDay(start_date), laterDay(lastEnd, firstStart));
  const start = middle(start_date, firstStart, lastStart);
  const end = end_date === null ? today : middle(end_date, firstEnd, laterDay(lastEnd, firstEnd));
  return { start, end, firstStart, lastStart, firstEnd, lastEnd };
}

function spanOf({ start, end }: Bounds): DaySpan {
  return { start, end: laterDay(end, start) };
}

/** The days that belong to it whatever its dates mean; may be none. */
function surelyWithin({ lastStart, firstEnd }: Bounds): DaySpan {
  return { start: lastStart, end: firstEnd };
}

/** The days that some meaning of its dates gives it. */
function atMostWithin({ firstStart, lastEnd }: Bounds): DaySpan {
  return { start: firstStart, end: lastEnd };
}

/** Of the days of `date` that are left between these two. */
function middle(date: VagueDate, first: CalendarDay, last: CalendarDay): CalendarDay {
  if (first === earliestDay(date) && last === latestDay(date)) return representativeDay(date);
  return first === last ? first : addDays(first, Math.floor(daysBetween(first, last) / 2));
}

function whyUnmeasured(periods: readonly Period[], today: CalendarDay) {
  const starts = periods.flatMap(({ start_date }) => (start_date === null ? [] : [earliestDay(start_date)]));
  if (starts.length === 0) return "no_start";
  return starts.every((start) => start > today) ? "not_started" : "no_end";
}

const coarseness: readonly DatePrecision[] = ["day", "month", "season", "year"];

function coarsest(periods: readonly Period[]): DatePrecision {
  let coarsest: DatePrecision = "day";
  for (const { start_date, end_date } of periods) {
    for (const date of [start_date, end_date]) {
      const precision = date === null ? "day" : datePrecision(date);
      if (coarseness.indexOf(precision) > coarseness.indexOf(coarsest)) coarsest = precision;
    }
  }
  return coarsest;
}
