/** The Game of the open journal, computed on this device whenever the journal changes. */
import { useEffect } from "react";
import { useTimeZone } from "use-intl/react";
import type { Computation } from "#app/lib/computing/computation.ts";
import { useComputed } from "#app/lib/computing/use-computed.ts";
import { writeLocal } from "#app/lib/local-storage.ts";
import { useGameClosed } from "#app/lib/site/game-switch.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { computeGame, type Game } from "#domain/game/game.ts";
import { currentPause, type GamePause, pauseSpans } from "#domain/game/pauses.ts";
import { writeProgress } from "#domain/game/progress.ts";
import type { Journal } from "#domain/journal/journal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type PlayedGame = {
  /** Undefined until computed for the first time; then the last result until the next one is ready. */
  readonly game: Game | undefined;
  readonly journal: Journal | undefined;
  readonly isOn: boolean;
  /** Switched off for everyone of this server. */
  readonly isClosed: boolean;
  readonly pauses: readonly GamePause[];
  readonly pause: GamePause | null;
};

type GameRequest = {
  readonly journal: Journal;
  readonly today: CalendarDay;
  readonly timeZone: string;
  readonly pauses: readonly GamePause[];
};

const noPauses: readonly GamePause[] = [];

/** Without a worker: copying a long journal takes longer than computing the Game. */
const gameComputation: Computation<GameRequest, Game> = {
  compute: ({ journal, today, timeZone, pauses }) =>
    computeGame(journal, { today, timeZone, pauses: pauseSpans(pauses, today) }),
  sizeOf: ({ journal: { relationships, moments, media } }) =>
    relationships.length + moments.length + media.length,
};

export function useGame(today: CalendarDay): PlayedGame {
  const timeZone = useTimeZone() ?? "UTC";
  const personId = useJournal()?.personId;
  const journal = useJournalRows();
  const profile = useProfile();
  const isClosed = useGameClosed();
  const isOn = !isClosed && (profile?.game_is_on ?? true);
  const pauses = profile?.game_pauses ?? noPauses;
  const request = isOn && journal ? { journal, today, timeZone, pauses } : undefined;
  const game = useComputed(gameComputation, request);
  useEffect(() => {
    if (game && personId) keepGameProgress(personId, writeProgress(game, { isOn, pauses }));
  }, [game, personId, isOn, pauses]);
  return { game, journal, isOn, isClosed, pauses, pause: currentPause(pauses, today) };
}

const keyOf = (personId: string) => `gameProgress:${personId}`;

/** The local copy of the Game (specification, section 3): written for backups, never read as truth, deleted at sign-out. */
function keepGameProgress(personId: string, progress: unknown): void {
  writeLocal(keyOf(personId), JSON.stringify(progress));
}
