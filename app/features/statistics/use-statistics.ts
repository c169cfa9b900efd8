import { useEffect, useMemo, useRef, useState } from "react";
import type { Journal } from "#domain/journal/journal.ts";
import type { StatisticsFilter } from "#domain/statistics/entries.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { askWorker, isSmall } from "./compute-statistics.ts";
import { answerStatistics, type StatisticsRequest, type StatisticsResult } from "./statistics-result.ts";

/**
 * Undefined until worked out for the first time; afterwards the last result stays while the next one is made. A journal
 * that changes while the worker counts is counted next: one that keeps changing still shows how far it has come.
 */
export function useStatistics(
  journal: Journal | undefined,
  filter: StatisticsFilter,
  today: CalendarDay,
): StatisticsResult | undefined {
  const request = useMemo(() => journal && { journal, filter, today }, [journal, filter, today]);
  const here = useMemo(() => request && isSmall(request) && answerStatistics(request), [request]);
  const there = useWorkerResult(here ? undefined : request);
  return here || there;
}

function useWorkerResult(request: StatisticsRequest | undefined): StatisticsResult | undefined {
  const [result, setAnswer] = useState<StatisticsResult>();
  const next = useRef<StatisticsRequest>(undefined);
  const wake = useRef(() => {});
  useEffect(() => {
    const leaving = new AbortController();
    let isCounting = false;
    wake.current = async () => {
      if (isCounting) return;
      isCounting = true;
      for (let asked = next.current; asked && !leaving.signal.aborted; asked = next.current) {
        next.current = undefined;
        setAnswer(await askWorker(asked, leaving.signal));
      }
      isCounting = false;
    };
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    next.current = request;
    wake.current();
  }, [request]);
  return result;
}
