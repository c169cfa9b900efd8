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
/** How much longer time is drawn at most, so that names find room below each other where there is none beside. */
const stretches = [1, 1.5, 2, 3] as const;

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

/** `lines` in any order, at least one. `room` is how many lanes there is space for: they are all used before two lines share one, and only lines that overlap need more. */
export function layLines(lines: readonly LifeLine[], today: CalendarDay, room = 0): LaidLife {
  const spans = lines.flatMap((line) => line.spans);
  const first = spans.reduce((least, { start }) => (start < least ? start : least), today);
  const years = Math.max(1, (dayNumber(today) - dayNumber(first)) / 365.25);
  const yearHeight = Math.min(yearLength.most, Math.max(yearLength.least, yearLength.all / years));
  const lay = (stretch: number) => {
    const perDay = Math.min(yearLength.most, yearHeight * stretch) / 365.25;
    const yOf = (day: CalendarDay) => Math.round(head + (dayNumber(today) - dayNumber(day)) * perDay);
    const laid = packLanes(lines, yOf, room);
    return { yOf, laid, lanes: laid.reduce((most, { lane }) => Math.max(most, lane + 1), 1) };
  };
  const layings = stretches.map(lay);
  const fewest = Math.max(room, Math.min(...layings.map(({ lanes }) => lanes)));
  const { yOf, laid, lanes } = layings.find((one) => one.lanes <= fewest) ?? lay(1);
  return {
    lines: laid,
    lanes,
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

/** The latest first; a lane is free again above the name of its last line, and the one that has been free for longest is the next. */
function packLanes(
  lines: readonly LifeLine[],
  yOf: (day: CalendarDay) => number,
  room: number,
): readonly LaidLine[] {
  const bottoms: number[] = [];
  return lines
    .map((line) => {
      const top = yOf(line.spans.at(-1)?.end ?? "");
      return { line, top, bottom: Math.max(top + shortestLine, yOf(line.spans[0]?.start ?? "")) };
    })
    .toSorted((a, b) => a.top - b.top || b.bottom - a.bottom)
    .map((one) => {
      const highest = Math.min(...bottoms);
      const isFree = bottoms.length >= room && highest + 8 <= one.top - nameHeight;
      const lane = isFree ? bottoms.indexOf(highest) : bottoms.length;
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
