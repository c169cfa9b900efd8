import { useEffect, useMemo, useRef, useState } from "react";
import type { Journal } from "#domain/journal/journal.ts";
import type { StatisticsFilter } from "#domain/statistics/entries.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { askWorker, isSmall } from "./ask-statistics.ts";
import { answerStatistics, type StatisticsAnswer, type StatisticsRequest } from "./statistics-answer.ts";

/**
 * Undefined until worked out for the first time; afterwards the last answer stays while the next one is made. A journal
 * that changes while the worker counts is counted next: one that keeps changing still shows how far it has come.
 */
export function useStatistics(
  journal: Journal | undefined,
  filter: StatisticsFilter,
  today: CalendarDay,
): StatisticsAnswer | undefined {
  const request = useMemo(() => journal && { journal, filter, today }, [journal, filter, today]);
  const here = useMemo(() => request && isSmall(request) && answerStatistics(request), [request]);
  const there = useAnswerOfWorker(here ? undefined : request);
  return here || there;
}

function useAnswerOfWorker(request: StatisticsRequest | undefined): StatisticsAnswer | undefined {
  const [answer, setAnswer] = useState<StatisticsAnswer>();
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
  return answer;
}
