import { useEffect, useMemo, useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Journal } from "#domain/journal.ts";
import type { StatisticsFilter } from "#domain/statistics/entries.ts";
import { askWorker, isSmall } from "./ask-statistics.ts";
import { answerStatistics, type StatisticsAnswer } from "./statistics-answer.ts";

/** Undefined until worked out for the first time; afterwards the last answer stays while the next one is made. */
export function useStatistics(
  journal: Journal | undefined,
  filter: StatisticsFilter,
  today: CalendarDay,
): StatisticsAnswer | undefined {
  const request = useMemo(() => journal && { journal, filter, today }, [journal, filter, today]);
  const here = useMemo(() => request && isSmall(request) && answerStatistics(request), [request]);
  const [there, setThere] = useState<StatisticsAnswer>();
  useEffect(() => {
    if (!request || isSmall(request)) return;
    const asked = new AbortController();
    void askWorker(request, asked.signal).then(setThere);
    return () => asked.abort();
  }, [request]);
  return here || there;
}
