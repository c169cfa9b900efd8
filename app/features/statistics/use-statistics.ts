import { useComputed } from "#app/lib/computing/use-computed.ts";
import type { Journal } from "#domain/journal/journal.ts";
import type { StatisticsFilter } from "#domain/statistics/entries.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type StatisticsResult, statisticsComputation } from "./statistics-result.ts";

/** Undefined until computed for the first time; afterwards the last result stays while the next one is made. */
export function useStatistics(
  journal: Journal | undefined,
  filter: StatisticsFilter,
  today: CalendarDay,
): StatisticsResult | undefined {
  return useComputed(statisticsComputation, journal && { journal, filter, today });
}
