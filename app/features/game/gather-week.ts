/** The acts of a week as lines: those of one kind and one day together. */

import type { LedgerLine } from "#domain/game/ledger.ts";
import type { Act } from "#domain/game/rules.ts";
import type { Journal } from "#domain/journal/journal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type WeekRow = {
  readonly act: Act;
  readonly day: CalendarDay;
  readonly count: number;
  readonly points: number;
  /** The word of the moment or the caption of the photo, when the line is about a single one. */
  readonly text: string;
};

export function gatherWeek(lines: readonly LedgerLine[], { moments, media }: Journal): readonly WeekRow[] {
  const groups = Map.groupBy(lines, ({ day, act }) => `${day} ${act}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || first.day === null) return [];
    const isAlone = group.length === 1;
    const moment = isAlone && moments.find(({ id }) => id === first.id);
    const caption = isAlone && first.act === "caption" && media.find(({ id }) => id === first.id)?.caption;
    const isShut = moment && moment.sealed_until !== null;
    return [
      {
        act: first.act,
        day: first.day,
        count: group.length,
        points: group.reduce((sum, { points }) => sum + points, 0),
        text: caption || (moment && !isShut && moment.word) || "",
      },
    ];
  });
}
