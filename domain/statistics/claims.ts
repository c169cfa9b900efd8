/** What the sentences of the statistics claim, apart from their words: each is checked against a slow count (claims.test.ts). */
import { type CalendarDay, yearOf } from "#domain/time/calendar-day.ts";
import type { RatedMark } from "./kinds.ts";

/** All that share the highest count, in their order: a tie is a tie. Empty when nothing was counted. */
export function leadersOf<Counted extends { readonly count: number }>(
  groups: readonly Counted[],
): readonly Counted[] {
  const most = groups.reduce((high, { count }) => Math.max(high, count), 0);
  return most === 0 ? [] : groups.filter(({ count }) => count === most);
}

type Beginnings = {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** Years with a beginning, of the years from the first to the last of them. */
  readonly years: number;
  readonly span: number;
};

/** In how many years something began, each by the one day it is counted by: a winter in the year of its January. Null for none. */
export function countBeginnings(marks: readonly { readonly start: CalendarDay }[]): Beginnings | null {
  const years = new Set(marks.map(({ start }) => yearOf(start)));
  if (years.size === 0) return null;
  const [from, to] = [Math.min(...years), Math.max(...years)];
  return { count: marks.length, from, to, years: years.size, span: to - from + 1 };
}

type RatedLengths = {
  /** Rated 4 or 5, and how many of these lasted over twelve months. */
  readonly high: { readonly of: number; readonly long: number };
  /** Rated 1 to 3. */
  readonly low: { readonly of: number; readonly long: number };
};

export function countRatedLengths(marks: readonly RatedMark[]): RatedLengths {
  const count = (some: readonly RatedMark[]) => ({
    of: some.length,
    long: some.filter(({ isLong }) => isLong).length,
  });
  return {
    high: count(marks.filter(({ rating }) => rating >= 4)),
    low: count(marks.filter(({ rating }) => rating < 4)),
  };
}

/** Moods as three counts: two of the five are light and two are heavy, so a half of them means nothing. */
export function countMoodSides(counts: readonly { readonly mood: string; readonly count: number }[]): {
  readonly light: number;
  readonly even: number;
  readonly heavy: number;
} {
  const of = (...names: readonly string[]) =>
    counts.reduce((sum, { mood, count }) => sum + (names.includes(mood) ? count : 0), 0);
  return { light: of("bright", "gentle"), even: of("even"), heavy: of("heavy", "stormy") };
}
