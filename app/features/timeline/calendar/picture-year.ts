/** A year made ready to be drawn: its cells by month, its moments by mood, and those behind each day. */
import { type CalendarCell, calendarYear, moodShape } from "#domain/journal/calendar.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { fewestEntries } from "#domain/statistics/fewest-entries.ts";
import { type ShareWord, shareWord } from "#domain/statistics/share.ts";
import { type CalendarDay, dayNumber, yearOf } from "#domain/time/calendar-day.ts";
import { representativeDay } from "#domain/time/vague-date.ts";

export type PictureCell = CalendarCell & { readonly hasMilestone: boolean };

export type PicturedYear = {
  readonly year: number;
  readonly months: readonly (readonly PictureCell[])[];
  readonly cellOf: (day: CalendarDay) => PictureCell | undefined;
  readonly momentsOf: (ids: readonly string[]) => readonly Moment[];
  readonly undated: readonly string[];
  /** Days with something noted. */
  readonly daysNoted: number;
  /** Moments of the year by their own mood, 1 to 5, and milestones; those without a day of their own too. */
  readonly byMood: Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;
  readonly milestones: number;
  /** Days of the year that have come. */
  readonly daysGone: number;
};

export function pictureYear(moments: readonly Moment[], year: number, today: CalendarDay): PicturedYear {
  const byId = new Map(moments.map((one) => [one.id, one]));
  const { cells: plain, undated } = calendarYear(moments, year, today);
  const cells = plain.map((cell) => ({
    ...cell,
    hasMilestone: cell.ids.some((id) => byId.get(id)?.is_milestone),
  }));
  const first = cells[0]?.day ?? "";
  const byMood = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  const counted = moments.filter(({ occurred_on }) => yearOf(representativeDay(occurred_on)) === year);
  for (const { mood } of counted) {
    const shape = moodShape(mood);
    if (shape !== null) byMood[shape] += 1;
  }
  return {
    year,
    months: Array.from({ length: 12 }, (_, month) =>
      cells.filter(({ day }) => Number(day.slice(5, 7)) === month + 1),
    ),
    cellOf: (day) => cells[dayNumber(day) - dayNumber(first)],
    momentsOf: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    undated,
    daysNoted: cells.filter(({ ids }) => ids.length > 0).length,
    byMood,
    milestones: counted.filter(({ is_milestone }) => is_milestone).length,
    daysGone: cells.filter(({ isFuture }) => !isFuture).length,
  };
}

/** About how many days out of how many; null under a month of days or for a few of them: those begin a journal, and are no share of it. */
export function shareOfDays(noted: number, gone: number): ShareWord | null {
  return gone < 30 || noted < fewestEntries ? null : shareWord(noted, gone);
}
