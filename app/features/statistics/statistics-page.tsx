import "./statistics.css";
import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { useComputed } from "#app/lib/computing/use-computed.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useMoments } from "#app/store/moments/moments.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { countedJournal, type Journal } from "#domain/journal/journal.ts";
import { planLimits } from "#domain/plan/plan.ts";
import type { StatisticsFilter } from "#domain/statistics/entries.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { GameStatus } from "../game/statistics-section.tsx";
import { ArrivingNote } from "./arriving-note.tsx";
import { EntriesSheet, useOpened } from "./entries-sheet.tsx";
import { BookProvider, useMakeBook } from "./entry-book.ts";
import { StatisticsEmpty } from "./statistics-empty.tsx";
import { StatisticsFigures } from "./statistics-figures.tsx";
import { type StatisticsChange, StatisticsFilters } from "./statistics-filters.tsx";
import { StatisticsLead } from "./statistics-lead.tsx";
import { filterOf, readStatisticsRequest, writeStatisticsRequest } from "./statistics-request.ts";
import { type StatisticsResult, statisticsComputation } from "./statistics-result.ts";
import { statisticsWords } from "./statistics-words.ts";

export function Component() {
  return (
    <WithMessages words={statisticsWords}>
      <StatisticsPage />
    </WithMessages>
  );
}

function StatisticsPage() {
  const t = useTranslations("statistics");
  const today = useToday();
  const [relationships, moments, profile] = [useRelationships(), useMoments(), useProfile()];
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useOpened();
  usePageTitle(t("title"));

  const journal = useMemo<Journal | undefined>(
    () => relationships && moments && countedJournal({ relationships, moments, media: [] }, today),
    [relationships, moments, today],
  );
  const book = useMakeBook(journal, today, t("title"));
  const known = useMemo(() => new Set(journal?.relationships.map(({ id }) => id)), [journal]);
  const { hasStats } = planLimits[useOwnPlan()];
  const address = hasStats ? search.toString() : "";
  const request = useMemo(() => readStatisticsRequest(new URLSearchParams(address), known), [address, known]);
  const filter = useMemo(() => filterOf(request), [request]);
  const result = useStatistics(journal, filter, today);
  const years = useMemo(() => (journal ? firstYearOf(journal, today) : null), [journal, today]);
  const value = useMemo(
    () => ({ book, open: (title: string, ids: readonly string[]) => setOpened({ title, ids }) }),
    [book, setOpened],
  );

  /** A second change may come before the URL has followed the first. */
  const asked = useRef(request);
  useEffect(() => {
    asked.current = request;
  }, [request]);

  function changeRequest(change: StatisticsChange) {
    asked.current = { ...asked.current, ...change(asked.current) };
    setSearch(writeStatisticsRequest(asked.current), {
      replace: true,
      preventScrollReset: true,
    });
  }

  if (!journal || !result || !years) {
    return (
      <Page>
        <Skeleton rows={6} />
      </Page>
    );
  }
  if (journal.relationships.length === 0 && journal.moments.length === 0) {
    return <StatisticsEmpty isFolded={(relationships?.length ?? 0) > 0} />;
  }
  return (
    <BookProvider value={value}>
      <Page>
        <Stack gap={8}>
          <Stack gap={5}>
            <Title size="display">{t("title")}</Title>
            <div className="relative">
              <StatisticsLead result={result} />
              <ArrivingNote />
            </div>
            {hasStats && (
              <StatisticsFilters
                request={request}
                onChange={changeRequest}
                people={journal.relationships}
                firstYear={years.first}
                thisYear={years.last}
              />
            )}
          </Stack>
          <StatisticsFigures
            result={result}
            hasStats={hasStats}
            isOnDevice={profile?.is_fallback_profile === true}
            onClear={() => changeRequest(() => ({ years: null, personId: null }))}
            game={<GameStatus today={today} />}
          />
        </Stack>
      </Page>
      {opened && <EntriesSheet opened={opened} book={book} onClose={() => setOpened(null)} />}
    </BookProvider>
  );
}

/** The first and last year with entries. */
function firstYearOf({ relationships, moments }: Journal, today: string): { first: number; last: number } {
  const last = Number(today.slice(0, 4));
  const dates = [
    ...relationships.flatMap(({ start_date, periods }) => [
      start_date,
      ...periods.map((one) => one.start_date),
    ]),
    ...moments.map(({ occurred_on }) => occurred_on),
  ];
  const first = dates.reduce(
    (least, date) => (date ? Math.min(least, Number(date.slice(0, 4))) : least),
    last,
  );
  return { first, last };
}

/** Undefined until computed for the first time; afterwards the last result stays while the next one is made. */
function useStatistics(
  journal: Journal | undefined,
  filter: StatisticsFilter,
  today: CalendarDay,
): StatisticsResult | undefined {
  return useComputed(statisticsComputation, journal && { journal, filter, today });
}
