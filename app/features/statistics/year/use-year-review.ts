import { useMemo } from "react";
import { useTimeZone } from "use-intl/react";
import { useView } from "#app/store/db/use-view.ts";
import { useMoments } from "#app/store/moments/moments.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { villages } from "#app/ui/map/villages.ts";
import { computeGame } from "#domain/game/game.ts";
import { type Journal, visibleJournal } from "#domain/journal/journal.ts";
import { reviewYear } from "#domain/statistics/year-review.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { CardVillage } from "./share-card.tsx";

/** The year as this device knows it; undefined while it is read. `village` is null while the Game is off. */
export function useYearReview(year: number, today: CalendarDay) {
  const timeZone = useTimeZone() ?? "UTC";
  const [relationships, moments, media] = [useRelationships(), useMoments(), useView("media")];
  const gameIsOn = useProfile()?.game_is_on ?? true;
  const journal = useMemo<Journal | undefined>(
    () => relationships && moments && media && { relationships, moments, media: [...media.values()] },
    [relationships, moments, media],
  );
  const village = useMemo<CardVillage | null>(() => {
    if (!journal || !gameIsOn) return null;
    const { level } = computeGame(journal, { today, timeZone, pauses: [] }).standing;
    const reached = villages[level];
    return reached ? { name: reached.name, place: level + 1 } : null;
  }, [journal, gameIsOn, today, timeZone]);
  return useMemo(
    () =>
      journal && {
        journal: visibleJournal(journal, today),
        review: reviewYear(journal, year, today),
        village,
      },
    [journal, year, today, village],
  );
}
