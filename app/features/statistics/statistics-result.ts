/** All figures of the page, computed at once: in a worker when the journal is long. */

import type { Computation } from "#app/lib/computing/computation.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { computeStatistics, type Statistics } from "#domain/statistics/all.ts";
import { type StatisticsFilter, selectEntries, wholeLife } from "#domain/statistics/entries.ts";
import type { Figure } from "#domain/statistics/figure.ts";
import type { Group } from "#domain/statistics/groups.ts";
import { countThemes, countWords } from "#domain/statistics/themes.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type StatisticsRequest = {
  readonly journal: Journal;
  readonly filter: StatisticsFilter;
  readonly today: CalendarDay;
};

export type StatisticsResult = Statistics & {
  readonly filter: StatisticsFilter;
  /** Moods of the whole life, beside which those of a filter are told. */
  readonly allMoods: { readonly light: number; readonly moods: number };
  /** Words of the texts: counted only when there are too few tags. */
  readonly words: Figure<readonly Group[]> | null;
};

const mostWords = 12;

export function computeResult({ journal, filter, today }: StatisticsRequest): StatisticsResult {
  const statistics = computeStatistics(journal, filter, today);
  const words = statistics.themes.tags.refused
    ? countWords(selectEntries(journal, filter, today), mostWords)
    : null;
  const isWhole = filter.period === null && filter.relationshipIds === null;
  const allMoods = isWhole
    ? statistics.themes.base
    : countThemes(selectEntries(journal, wholeLife, today)).base;
  return { ...statistics, words, filter, allMoods };
}

export const statisticsComputation: Computation<StatisticsRequest, StatisticsResult> = {
  compute: computeResult,
  sizeOf: ({ journal }) => journal.relationships.length + journal.moments.length,
  startWorker: () => new Worker(new URL("./statistics-worker.ts", import.meta.url), { type: "module" }),
};
