/** The position of each line: time runs down from today, overlapping lines take the next lane. Lengths in pixels. */

import { type BetweenSpan, spansBetween } from "#domain/statistics/between.ts";
import type { LifeLine } from "#domain/statistics/life-line.ts";
import { type CalendarDay, dayNumber, dayOf, yearOf } from "#domain/time/calendar-day.ts";

/** A name is above its line; a shorter line is drawn with this length. */
export const nameHeight = 30;
const shortestLine = 12;
const wordsHeight = 18;
/** Room for "today" and the names of those who go on. */
const head = nameHeight + 22;
const yearLength = { least: 48, most: 360, all: 1_400 } as const;

type LaidLine = {
  readonly line: LifeLine;
  readonly lane: number;
  readonly top: number;
  readonly bottom: number;
};

type Between = { readonly span: BetweenSpan; readonly top: number; readonly bottom: number };

type LaidLife = {
  readonly lines: readonly LaidLine[];
  readonly lanes: number;
  readonly height: number;
  readonly years: readonly { readonly year: number; readonly y: number }[];
  /** Days with nobody between the first beginning and today. */
  readonly between: readonly Between[];
  readonly yOf: (day: CalendarDay) => number;
};

/** `lines` in any order, at least one. Up to `room` of them have a lane each; more share lanes. */
export function layLines(lines: readonly LifeLine[], today: CalendarDay, room = 0): LaidLife {
  const spans = lines.flatMap((line) => line.spans);
  const first = spans.reduce((least, { start }) => (start < least ? start : least), today);
  const years = Math.max(1, (dayNumber(today) - dayNumber(first)) / 365.25);
  const perDay = Math.min(yearLength.most, Math.max(yearLength.least, yearLength.all / years)) / 365.25;
  const yOf = (day: CalendarDay) => Math.round(head + (dayNumber(today) - dayNumber(day)) * perDay);
  const laid = packLanes(lines, yOf, lines.length <= room);
  return {
    lines: laid,
    lanes: laid.reduce((most, { lane }) => Math.max(most, lane + 1), 1),
    height: Math.max(...laid.map(({ bottom }) => bottom)) + 24,
    years: yearsBetween(first, today).map((year) => ({ year, y: yOf(dayOf(year, 1, 1)) })),
    between: spansBetween(lines, { from: first, to: today }).map((span) => ({
      span,
      top: yOf(span.end),
      bottom: yOf(span.start),
    })),
    yOf,
  };
}

/** The latest first; a lane is free again above the name of its last line. */
function packLanes(
  lines: readonly LifeLine[],
  yOf: (day: CalendarDay) => number,
  isApart: boolean,
): readonly LaidLine[] {
  const bottoms: number[] = [];
  return lines
    .map((line) => {
      const top = yOf(line.spans.at(-1)?.end ?? "");
      return { line, top, bottom: Math.max(top + shortestLine, yOf(line.spans[0]?.start ?? "")) };
    })
    .toSorted((a, b) => a.top - b.top || b.bottom - a.bottom)
    .map((one) => {
      const free = isApart ? -1 : bottoms.findIndex((bottom) => bottom + 8 <= one.top - nameHeight);
      const lane = free === -1 ? bottoms.length : free;
      bottoms[lane] = one.bottom;
      return { ...one, lane };
    });
}

/** The middle of the largest part of a gap in which the first lanes hold neither a line nor its name; null when words do not fit in it. */
export function wordsAt(
  { top, bottom }: Pick<Between, "top" | "bottom">,
  lines: readonly LaidLine[],
  lanes: number,
): number | null {
  const held = lines
    .filter((line) => line.lane < lanes && line.bottom + 8 > top && line.top - nameHeight < bottom)
    .toSorted((a, b) => a.top - b.top);
  let best = { length: 0, middle: 0 };
  let free = top;
  for (const end of [...held.map((line) => line.top - nameHeight), bottom]) {
    if (end - free > best.length) best = { length: end - free, middle: (free + end) / 2 };
    free = Math.max(free, (held.find((line) => line.top - nameHeight === end)?.bottom ?? end) + 8);
  }
  return best.length >= wordsHeight ? best.middle : null;
}

function yearsBetween(first: CalendarDay, today: CalendarDay): readonly number[] {
  return Array.from({ length: yearOf(today) - yearOf(first) }, (_, at) => yearOf(today) - at);
}
