/** Moods as rows of a table that keeps their time: each mood of each month, or of each year where there are many months. */
import { type MoodName, moodOrder } from "#domain/moment/moment.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import { compareVagueDates, datePrecision, isVagueDate, type VagueDate } from "#domain/time/vague-date.ts";
import type { MoodMark } from "./mood-marks.ts";

type MoodPeriod = {
  readonly period: VagueDate;
  readonly mood: MoodName;
  readonly ids: readonly string[];
};

/** Above this many months the rows are years. */
const mostMonths = 24;

/** The earliest first, and within a period from bright to stormy. What is dated more vaguely than a month is in rows of its own. */
export function moodPeriods(marks: readonly MoodMark[]): readonly MoodPeriod[] {
  const isLong = new Set(marks.map(({ date }) => date.slice(0, 7))).size > mostMonths;
  const periods = Map.groupBy(marks, ({ date }) => periodOf(date, isLong));
  return [...periods]
    .toSorted(([a], [b]) => compareVagueDates(a, b))
    .flatMap(([period, dated]) =>
      moodOrder.flatMap((mood) => {
        const ids = dated.filter((mark) => moodName(mark.mood) === mood).map(({ id }) => id);
        return ids.length === 0 ? [] : [{ period, mood, ids }];
      }),
    );
}

function periodOf(date: VagueDate, isLong: boolean): VagueDate {
  const period = isLong ? date.slice(0, 4) : datePrecision(date) === "day" ? date.slice(0, 7) : date;
  return isVagueDate(period) ? period : date;
}
