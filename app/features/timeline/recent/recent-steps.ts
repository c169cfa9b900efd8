/** The last moments of a path, oldest first, and whether a silence lies before each. */

import { silentDays } from "#domain/journal/timeline.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { orderKey } from "#domain/moment/moment-order.ts";
import { daysBetween } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";

type RecentStep = { readonly moment: Moment; readonly afterSilence: boolean };

export function recentSteps(moments: readonly Moment[], count: number): readonly RecentStep[] {
  const dated = moments
    .map((moment) => ({
      moment,
      day: representativeDay(moment.occurred_on),
      key: `${orderKey(moment)} ${moment.id}`,
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .slice(-count);
  return dated.map(({ moment, day }, at) => {
    const before = dated[at - 1];
    return { moment, afterSilence: before !== undefined && daysBetween(before.day, day) > silentDays };
  });
}
