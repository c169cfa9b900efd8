/** Moods over time: each mood is a mark, and the sentence gives the number of entries (look.md, "Charts"). */

import { type MoodName, moodOrder, moods } from "#domain/moment/moment.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { VagueDate } from "#domain/time/vague-date.ts";
import type { Entries } from "./entries.ts";
import { type Figure, figureOf } from "./figure.ts";

/** `date` as it was written, `day` where it is drawn. */
export type MoodMark = {
  readonly id: string;
  readonly day: CalendarDay;
  readonly date: VagueDate;
  readonly mood: number;
};
export type MoodCount = { readonly mood: MoodName; readonly count: number; readonly ids: readonly string[] };
/** The number of marks of one mood in one month, `2026-11`: drawn instead when there are too many marks. */
export type MoodMonth = { readonly month: string; readonly mood: MoodName; readonly count: number };

/** Above this many, the chart shows months instead of marks. */
export const mostMarks = 400;

export type Moods = {
  /** From bright to stormy, zero included. */
  readonly counts: Figure<readonly MoodCount[]>;
  readonly light: Figure<{ readonly light: number; readonly of: number }>;
  readonly marks: Figure<readonly MoodMark[]>;
  readonly months: Figure<readonly MoodMonth[]>;
};

export function countMoods({ moments }: Entries): Moods {
  const marks = moments.flatMap(({ moment: { id, mood, occurred_on: date }, day }) =>
    mood === null ? [] : [{ id, day, date, mood }],
  );
  const ids = marks.map(({ id }) => id);
  return {
    counts: figureOf(ids, () =>
      moodOrder.map((mood) => {
        const same = marks.filter((mark) => mark.mood === moods[mood]).map(({ id }) => id);
        return { mood, count: same.length, ids: same };
      }),
    ),
    light: figureOf(ids, () => ({ light: marks.filter(isLight).length, of: marks.length })),
    marks: figureOf(ids, () => marks),
    months: figureOf(ids, () => countMonths(marks)),
  };
}

/** Gentle or bright. */
export function isLight({ mood }: { readonly mood: number | null }): boolean {
  return mood !== null && mood >= moods.gentle;
}

function countMonths(marks: readonly MoodMark[]): readonly MoodMonth[] {
  const counts = new Map<string, { month: string; mood: MoodName; count: number }>();
  for (const { day, mood: step } of marks) {
    const [month, mood] = [day.slice(0, 7), moodName(step)];
    if (mood === null) continue;
    const cell = counts.get(`${month} ${mood}`) ?? { month, mood, count: 0 };
    counts.set(`${month} ${mood}`, { ...cell, count: cell.count + 1 });
  }
  return [...counts.values()];
}
