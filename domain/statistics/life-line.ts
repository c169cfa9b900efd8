/** All relationships side by side in calendar time: solid where something was written, dotted where it was silent. */
import { countedLength } from "#domain/relationship/relationship-duration.ts";
import { type CalendarDay, daysBetween } from "#domain/time/calendar-day.ts";
import type { DaySpan } from "#domain/time/duration.ts";
import type { CountedRelationship, Entries } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";

/** Days; a longer silence is dotted (docs/decisions/007-paths-in-time.md). */
const lifeLineSilence = 45;

export type LifeLine = {
  readonly relationshipId: string;
  readonly spans: readonly DaySpan[];
  /** Stretches of the spans with entries; the rest of a span is silent. */
  readonly inked: readonly DaySpan[];
  /** 0 is the base lane; overlapping ones take the next free lane. */
  readonly lane: number;
  readonly isOngoing: boolean;
  readonly isApproximate: boolean;
  /** As they were written; `spans` are where it is drawn. */
  readonly dates: CountedRelationship["dates"];
  readonly momentIds: readonly string[];
  readonly milestones: readonly { readonly id: string; readonly day: CalendarDay }[];
};

/** Every relationship with a length of at least a day, in calendar order; what is too vague to count is drawn nowhere. One drawing each, so no minimum applies. */
export function drawLifeLines({ relationships }: Entries): Figure<readonly LifeLine[]> {
  const lines = assignLanes(
    relationships
      .map(lineOf)
      .filter((line) => line !== null)
      .sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0)),
  );
  return figureOf(
    lines.map(({ relationshipId }) => relationshipId),
    () => lines,
    0,
  );
}

/** A line before its lane is assigned, with its first and last day. */
type PlacedLine = { readonly line: LifeLine; readonly first: CalendarDay; readonly last: CalendarDay };

/** Assigns the lowest lane that is free on the line's first day. `laid` is sorted by first day. */
function assignLanes(laid: readonly PlacedLine[]): readonly LifeLine[] {
  const ends = laid
    .map(({ last }, index) => ({ index, last }))
    .sort((a, b) => (a.last < b.last ? -1 : a.last > b.last ? 1 : a.index - b.index));
  const lanes: number[] = [];
  const free: number[] = [];
  let [over, width] = [0, 0];
  return laid.map(({ line, first }, index) => {
    for (let next = ends[over]; next && next.last <= first; next = ends[over]) {
      freeLane(free, lanes[next.index] ?? 0);
      over += 1;
    }
    const lane = free.pop() ?? width;
    width = Math.max(width, lane + 1);
    lanes[index] = lane;
    return lane === 0 ? line : { ...line, lane };
  });
}

/** `free` is sorted from the highest lane to the lowest, which is taken first. */
function freeLane(free: number[], lane: number): void {
  let [low, high] = [0, free.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((free[middle] ?? 0) > lane) low = middle + 1;
    else high = middle;
  }
  free.splice(low, 0, lane);
}

function lineOf({ relationship, dates, duration, written }: CountedRelationship): PlacedLine | null {
  const counted = countedLength(duration);
  const first = counted?.spans[0];
  if (!counted || !first) return null;
  const { spans, isOngoing, isApproximate } = counted;
  return {
    first: first.start,
    last: spans.at(-1)?.end ?? first.end,
    line: {
      relationshipId: relationship.id,
      spans,
      inked: spans.length === 1 ? inkOf(first, written) : spans.flatMap((span) => inkOf(span, written)),
      lane: 0,
      isOngoing,
      isApproximate,
      dates,
      momentIds: written.map(({ moment }) => moment.id),
      milestones: written.flatMap(({ moment, day }) => (moment.is_milestone ? [{ id: moment.id, day }] : [])),
    },
  };
}

/** Stretches between knots (start, days with entries, end) that are short enough to count as written about. */
function inkOf({ start, end }: DaySpan, written: CountedRelationship["written"]): readonly DaySpan[] {
  const inked: { start: CalendarDay; end: CalendarDay }[] = [];
  let from = start;
  for (const { day } of written) {
    if (day <= from || day >= end) continue;
    ink(inked, from, day);
    from = day;
  }
  ink(inked, from, end);
  return inked;
}

function ink(inked: { start: CalendarDay; end: CalendarDay }[], from: CalendarDay, to: CalendarDay): void {
  if (daysBetween(from, to) > lifeLineSilence) return;
  const last = inked.at(-1);
  if (last?.end === from) last.end = to;
  else inked.push({ start: from, end: to });
}
