/** A year's calendar: each day with its moments and moods. */

import type { Moment } from "#domain/moment/moment.ts";
import { byHour } from "#domain/moment/moment-order.ts";
import { type CalendarDay, dayFromNumber, dayNumber, dayOf, yearOf } from "#domain/time/calendar-day.ts";
import { datePrecision, earliestDay, latestDay } from "#domain/time/vague-date.ts";

export type CalendarCell = {
  readonly day: CalendarDay;
  /** Mean of the day's moods, 1 to 5; null when none was given. */
  readonly mood: number | null;
  /** The mood whose shape is drawn: the mean rounded, halves toward the middle. */
  readonly shape: 1 | 2 | 3 | 4 | 5 | null;
  /** Every moment of the day, with or without a mood, by the hour, else in the order given. */
  readonly ids: readonly string[];
  readonly isFuture: boolean;
};

type CalendarYear = {
  readonly cells: readonly CalendarCell[];
  /** Moments whose day is not known and may lie in this year: listed beside the calendar, not drawn on a guessed day. */
  readonly undated: readonly string[];
};

/** 365 or 366 cells, 1 January first. */
export function calendarYear(moments: readonly Moment[], year: number, today: CalendarDay): CalendarYear {
  const byDay = new Map<CalendarDay, Moment[]>();
  const undated: string[] = [];
  for (const moment of moments) {
    if (datePrecision(moment.occurred_on) !== "day") {
      const [from, to] = [earliestDay(moment.occurred_on), latestDay(moment.occurred_on)];
      if (yearOf(from) <= year && yearOf(to) >= year) undated.push(moment.id);
      continue;
    }
    if (yearOf(moment.occurred_on) !== year) continue;
    const sameDay = byDay.get(moment.occurred_on);
    if (sameDay) sameDay.push(moment);
    else byDay.set(moment.occurred_on, [moment]);
  }
  const [first, last] = [dayNumber(dayOf(year, 1, 1)), dayNumber(dayOf(year, 12, 31))];
  const cells = Array.from({ length: last - first + 1 }, (_, index) => {
    const day = dayFromNumber(first + index);
    const written = byDay.get(day) ?? [];
    const mood = meanMood(written);
    return {
      day,
      mood,
      shape: moodShape(mood),
      ids: written.toSorted(byHour).map(({ id }) => id),
      isFuture: day > today,
    };
  });
  return { cells, undated };
}

/** Mean of the moods given, 1 to 5; null when none was. */
export function meanMood(moments: readonly Pick<Moment, "mood">[]): number | null {
  const given = moments.flatMap(({ mood }) => (mood === null ? [] : [mood]));
  return given.length === 0 ? null : given.reduce((sum, mood) => sum + mood, 0) / given.length;
}

/** A half is rounded to the calmer mood: 4.5 is gentle, 1.5 is heavy. */
export function moodShape(mood: number | null): CalendarCell["shape"] {
  if (mood === null) return null;
  if (mood < 1.5) return 1;
  if (mood < 2.5) return 2;
  if (mood <= 3.5) return 3;
  return mood <= 4.5 ? 4 : 5;
}

/** The years with entries, the latest first. */
export function yearsWritten(moments: readonly Moment[]): readonly number[] {
  return [...new Set(moments.map(({ occurred_on }) => Number(occurred_on.slice(0, 4))))].toSorted(
    (a, b) => b - a,
  );
}
