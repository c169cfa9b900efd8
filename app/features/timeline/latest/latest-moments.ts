import type { CalendarDay } from "#domain/calendar-day.ts";
import { daysBetween } from "#domain/calendar-day.ts";
import type { Moment } from "#domain/moment.ts";
import { silentDays } from "#domain/timeline.ts";
import { representativeDay } from "#domain/vague-date.ts";

export type LatestMoment = {
  readonly moment: Moment;
  readonly day: CalendarDay;
  /** Nothing was noted for long between the one before it and this one. */
  readonly afterSilence: boolean;
};

/** The last `count` moments, the newest last. */
export function latestMoments(moments: readonly Moment[], count: number): readonly LatestMoment[] {
  const dated = moments
    .map((moment) => ({ moment, day: representativeDay(moment.occurred_on) }))
    .toSorted((a, b) => (a.day === b.day ? compare(a.moment.id, b.moment.id) : compare(a.day, b.day)))
    .slice(-count);
  return dated.map(({ moment, day }, at) => {
    const before = dated[at - 1];
    return { moment, day, afterSilence: before !== undefined && daysBetween(before.day, day) > silentDays };
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
