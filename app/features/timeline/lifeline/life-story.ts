/** The content of the lifeline, for drawing and for the table. */

import type { Journal } from "#domain/journal/journal.ts";
import type { Moment } from "#domain/moment/moment.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { selectEntries, wholeLife } from "#domain/statistics/entries.ts";
import { drawLifeLines, type LifeLine } from "#domain/statistics/life-line.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { totalDays } from "#domain/time/duration.ts";
import { representativeDay, toVagueDate, type VagueDate } from "#domain/time/vague-date.ts";

export type ToldLine = {
  readonly line: LifeLine;
  readonly relationship: Relationship;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  /** With the precision of the dates; `until` null while it is ongoing. */
  readonly from: VagueDate;
  readonly until: VagueDate | null;
  readonly days: number;
  readonly written: readonly CalendarDay[];
  readonly milestones: readonly Moment[];
};

export type LifeStory = {
  /** The latest first. */
  readonly told: readonly ToldLine[];
  /** The start of whoever began first among them, as it was written. */
  readonly since: VagueDate | null;
  /** Those whose dates tell no length to draw. */
  readonly undated: readonly Relationship[];
};

/** `journal` as it may be shown: folded and sealed relationships are the caller's to leave out. */
export function tellLife(journal: Journal, today: CalendarDay): LifeStory {
  const entries = selectEntries(journal, wholeLife, today);
  const people = new Map(journal.relationships.map((one) => [one.id, one]));
  const moments = new Map(journal.moments.map((one) => [one.id, one]));
  const told = (drawLifeLines(entries).value ?? []).flatMap((line) => {
    const relationship = people.get(line.relationshipId);
    const [first, last] = [line.spans[0]?.start, line.spans.at(-1)?.end];
    if (!relationship || !first || !last) return [];
    const own = line.momentIds.flatMap((id) => moments.get(id) ?? []);
    return [
      {
        line,
        relationship,
        first,
        last,
        from: line.dates.start ?? toVagueDate(first),
        until: line.isOngoing ? null : (line.dates.end ?? toVagueDate(last)),
        days: totalDays(line.spans),
        written: own.map(({ occurred_on }) => representativeDay(occurred_on)),
        milestones: own.filter(({ is_milestone }) => is_milestone),
      },
    ];
  });
  const drawn = new Set(told.map(({ relationship: { id } }) => id));
  return {
    told: told.toSorted((a, b) => (a.last < b.last ? 1 : a.last > b.last ? -1 : a.first < b.first ? 1 : -1)),
    since: entries.relationships.find(({ relationship: { id } }) => drawn.has(id))?.dates.start ?? null,
    undated: journal.relationships.filter(({ id }) => !drawn.has(id)),
  };
}
