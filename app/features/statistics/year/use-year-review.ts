import { useMemo } from "react";
import { useTimeZone } from "use-intl/react";
import type { Computation } from "#app/lib/computing/computation.ts";
import { useComputed } from "#app/lib/computing/use-computed.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useMoments } from "#app/store/moments/moments.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { villages } from "#app/ui/map/villages.ts";
import { computeGame } from "#domain/game/game.ts";
import { countedJournal, type Journal } from "#domain/journal/journal.ts";
import { reviewYear, type YearReview } from "#domain/statistics/year-review.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";
import type { CardVillage } from "./share-card.tsx";

type YearRequest = {
  readonly journal: Journal;
  readonly year: number;
  readonly today: CalendarDay;
  readonly timeZone: string;
  readonly gameIsOn: boolean;
};

type YearResult = {
  readonly year: number;
  readonly journal: Journal;
  readonly review: YearReview;
  /** Null while the Game is off. */
  readonly village: CardVillage | null;
};

const yearComputation: Computation<YearRequest, YearResult> = {
  compute: ({ journal, year, today, timeZone, gameIsOn }) => ({
    year,
    journal: countedJournal(journal, today),
    review: reviewYear(journal, year, today),
    village: gameIsOn ? villageOf(journal, today, timeZone) : null,
  }),
  sizeOf: ({ journal }) => journal.relationships.length + journal.moments.length,
};

function villageOf(journal: Journal, today: CalendarDay, timeZone: string): CardVillage | null {
  const { level } = computeGame(journal, { today, timeZone, pauses: [] }).standing;
  const reached = villages[level];
  const month = today.slice(0, 7);
  return reached && isVagueDate(month) ? { name: reached.name, place: level + 1, month } : null;
}

/** The review of a year; undefined while it is read or computed. */
export function useYearReview(year: number, today: CalendarDay): YearResult | undefined {
  const timeZone = useTimeZone() ?? "UTC";
  const [relationships, moments, media] = [useRelationships(), useMoments(), useView("media")];
  const journal = useMemo<Journal | undefined>(
    () => relationships && moments && media && { relationships, moments, media: [...media.values()] },
    [relationships, moments, media],
  );
  const gameIsOn = useProfile()?.game_is_on ?? true;
  const made = useComputed(yearComputation, journal && { journal, year, today, timeZone, gameIsOn });
  return made?.year === year ? made : undefined;
}
