/** Everything the page shows, worked out at once; the worker and the page itself run this same function. */

import type { Journal } from "#domain/journal/journal.ts";
import { computeStatistics, type Statistics } from "#domain/statistics/all.ts";
import { type StatisticsFilter, selectEntries } from "#domain/statistics/entries.ts";
import type { Figure } from "#domain/statistics/figure.ts";
import type { Group } from "#domain/statistics/groups.ts";
import { countWords } from "#domain/statistics/themes.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type StatisticsRequest = {
  readonly journal: Journal;
  readonly filter: StatisticsFilter;
  readonly today: CalendarDay;
};

export type StatisticsResult = Statistics & {
  /** Words of the texts: read only when too few tags were given to say anything. */
  readonly words: Figure<readonly Group[]> | null;
};

const mostWords = 12;

export function answerStatistics({ journal, filter, today }: StatisticsRequest): StatisticsResult {
  const statistics = computeStatistics(journal, filter, today);
  const words = statistics.themes.tags.refused
    ? countWords(selectEntries(journal, filter, today), mostWords)
    : null;
  return { ...statistics, words };
}
