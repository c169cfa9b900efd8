import { useCallback, useEffect, useState } from "react";
import type { LisaPages } from "#domain/lisa/lisa-pages.ts";
import type { NextCrush } from "#domain/lisa/next-crush.ts";
import type { LisaLanguage } from "#domain/lisa/reply.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Analyst } from "../analyst/analyst.ts";

type Asked = {
  readonly analyst: Analyst | null;
  /** What the analyst was given to read: other pages are another answer. */
  readonly pages: LisaPages | null | undefined;
  readonly removed: readonly string[];
  readonly language: LisaLanguage;
  readonly today: CalendarDay;
};

type Found = {
  /** Null until it was computed; computed again whenever the journal changes. */
  readonly crush: NextCrush | "failed" | null;
  readonly retry: () => void;
};

export function useNextCrush({ analyst, pages, removed, language, today }: Asked): Found {
  const [crush, setCrush] = useState<Found["crush"]>(null);
  const compute = useCallback(
    async () => (await analyst?.nextCrush({ language, today, removed })) ?? "failed",
    [analyst, language, today, removed],
  );
  useEffect(() => {
    if (!analyst || !pages) return;
    let isHere = true;
    void compute().then((found) => isHere && setCrush(found));
    return () => {
      isHere = false;
    };
  }, [analyst, pages, compute]);
  return { crush, retry: () => void compute().then(setCrush) };
}
