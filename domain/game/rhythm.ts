/**
 * Weeks with a trace, with leniency: a past week can still be written in, freezes are used automatically, an end brings weeks of rest, and
 * a pause lasts as long as chosen. Absence costs nothing.
 */

import type { Relationship } from "#domain/relationship/relationship.ts";
import { allPeriods } from "#domain/relationship/relationship-duration.ts";
import { addDays, type CalendarDay, dayFromNumber, dayNumber } from "#domain/time/calendar-day.ts";
import type { DaySpan } from "#domain/time/duration.ts";
import { datePrecision, latestDay } from "#domain/time/vague-date.ts";
import type { Facts } from "./facts.ts";
import { rhythmRules } from "./rules.ts";

/** "traced": something is dated in it or was written in it; "frozen": covered by a freeze; "paused": needs no trace. */
type WeekState = "traced" | "frozen" | "paused" | "resting";
type RhythmWeek = { readonly week: CalendarDay; readonly state: WeekState };

export type Rhythm = {
  /** The last twelve, the current one last; none from before the first trace. */
  readonly weeks: readonly RhythmWeek[];
  /** Of the weeks shown, those with a trace. */
  readonly traced: number;
  /** Weeks with a trace since the last resting one; frozen and paused weeks do not end it. */
  readonly run: number;
  readonly freezes: number;
  /** Whether the current week needs no trace. */
  readonly isPaused: boolean;
};

export function measureRhythm(
  facts: Facts,
  relationships: readonly Relationship[],
  pauses: readonly DaySpan[],
  today: CalendarDay,
): Rhythm {
  const traced = tracedWeeks(facts, today);
  const first = [...traced].reduce((earliest, week) => Math.min(earliest, week), weekNumber(today));
  const paused = pausedWeeks([...pauses, ...restsAfterEndings(relationships)]);
  const weeks: RhythmWeek[] = [];
  let [run, freezes, earning] = [0, 0, 0];
  for (let week = first; week <= weekNumber(today); week += 1) {
    const state = traced.has(week)
      ? "traced"
      : paused.has(week)
        ? "paused"
        : freezes > 0
          ? "frozen"
          : "resting";
    if (state === "traced") {
      run += 1;
      earning += 1;
      if (earning % rhythmRules.weeksPerFreeze === 0)
        freezes = Math.min(rhythmRules.mostFreezes, freezes + 1);
    }
    const isRunningWeek = week === weekNumber(today);
    if (state === "frozen" && !isRunningWeek) freezes -= 1;
    if (state === "resting" && !isRunningWeek) run = 0;
    weeks.push({ week: mondayOf(week), state: state === "frozen" && isRunningWeek ? "resting" : state });
  }
  const shown = traced.size === 0 ? [] : weeks.slice(-rhythmRules.shownWeeks);
  return {
    weeks: shown,
    traced: shown.filter(({ state }) => state === "traced").length,
    run,
    freezes,
    isPaused: paused.has(weekNumber(today)),
  };
}

/** Weeks since the Monday of 29 December 1969. */
function weekNumber(day: CalendarDay): number {
  return Math.floor((dayNumber(day) + 3) / 7);
}

function mondayOf(week: number): CalendarDay {
  return dayFromNumber(week * 7 - 3);
}

/** By the day of each moment, when it is known, and by the day of each act: both leave a trace. */
function tracedWeeks({ moments, rereads, captions }: Facts, today: CalendarDay): ReadonlySet<number> {
  const days = [
    ...moments.flatMap(({ moment, day }) =>
      datePrecision(moment.occurred_on) === "day" ? [day, moment.occurred_on] : [day],
    ),
    ...[...rereads, ...captions].flatMap(({ day }) => day ?? []),
  ];
  return new Set(days.filter((day) => day <= today).map(weekNumber));
}

function restsAfterEndings(relationships: readonly Relationship[]): readonly DaySpan[] {
  return relationships
    .filter(({ status, deleted_at }) => status === "ended" && deleted_at === null)
    .flatMap((relationship) =>
      allPeriods(relationship).flatMap(({ end_date }) => {
        if (end_date === null) return [];
        const start = latestDay(end_date);
        return [{ start, end: addDays(start, rhythmRules.pauseWeeksAfterEnd * 7) }];
      }),
    );
}

function pausedWeeks(pauses: readonly DaySpan[]): ReadonlySet<number> {
  const weeks = new Set<number>();
  for (const { start, end } of pauses) {
    for (let week = weekNumber(start); mondayOf(week) < end; week += 1) weeks.add(week);
  }
  return weeks;
}
