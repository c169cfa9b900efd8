/** All relationships side by side in calendar time: ink where something was written, dots where it was silent. */
import { type CalendarDay, daysBetween } from "../calendar-day.ts";
import type { DaySpan } from "../duration.ts";
import type { CountedRelationship, Entries } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";

/** A longer silence is dotted (mock, "Life-line"). */
export const lifeLineSilence = 45;

export type LifeLine = {
  readonly relationshipId: string;
  readonly spans: readonly DaySpan[];
  /** Stretches inside the spans that were written about; the rest of a span is silent. */
  readonly inked: readonly DaySpan[];
  /** 0 is the base lane; what overlaps takes the next one free. */
  readonly lane: number;
  readonly isOngoing: boolean;
  readonly momentIds: readonly string[];
  readonly milestones: readonly { readonly id: string; readonly day: CalendarDay }[];
};

/** Every measured relationship with at least a day, in the order of the calendar. A drawing of each, so never refused. */
export function drawLifeLines({ relationships }: Entries): Figure<readonly LifeLine[]> {
  const lines = takeLanes(
    relationships
      .flatMap(lineOf)
      .sort((a, b) => (firstDay(a) < firstDay(b) ? -1 : firstDay(a) > firstDay(b) ? 1 : 0)),
  );
  return figureOf(
    lines.map(({ relationshipId }) => relationshipId),
    () => lines,
    0,
  );
}

/** The lowest lane that is free on the line's first day. `lines` are in the order of their first day. */
function takeLanes(lines: readonly LifeLine[]): readonly LifeLine[] {
  const ends = lines
    .map((line, index) => ({ index, end: lastDay(line) }))
    .sort((a, b) => (a.end < b.end ? -1 : 1));
  const lanes: number[] = [];
  const free: number[] = [];
  let [over, width] = [0, 0];
  return lines.map((line, index) => {
    const freedBefore = over;
    for (let next = ends[over]; next && next.end <= firstDay(line); next = ends[over]) {
      free.push(lanes[next.index] ?? 0);
      over += 1;
    }
    if (over > freedBefore) free.sort((a, b) => b - a);
    const lane = free.pop() ?? width;
    width = Math.max(width, lane + 1);
    lanes[index] = lane;
    return { ...line, lane };
  });
}

function lastDay({ spans }: LifeLine): CalendarDay {
  return spans.at(-1)?.end ?? "";
}

function firstDay({ spans }: LifeLine): CalendarDay {
  return spans[0]?.start ?? "";
}

function lineOf({ relationship, duration, written }: CountedRelationship): readonly LifeLine[] {
  if (!duration.ok || duration.spans.length === 0) return [];
  const days = written.map(({ day }) => day);
  return [
    {
      relationshipId: relationship.id,
      spans: duration.spans,
      inked: duration.spans.flatMap((span) => inkOf(span, days)),
      lane: 0,
      isOngoing: duration.isOngoing,
      momentIds: written.map(({ moment }) => moment.id),
      milestones: written.flatMap(({ moment, day }) => (moment.is_milestone ? [{ id: moment.id, day }] : [])),
    },
  ];
}

/** From knot to knot (start, written days, end), each stretch short enough to count as written about. */
function inkOf({ start, end }: DaySpan, days: readonly CalendarDay[]): readonly DaySpan[] {
  const inked: { start: CalendarDay; end: CalendarDay }[] = [];
  let from = start;
  for (const day of days) {
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
