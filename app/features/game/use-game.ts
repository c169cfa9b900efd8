/** The Game of the journal that is open, worked out on this device from what is written, whenever that changes. */
import { useEffect, useState } from "react";
import { useTimeZone } from "use-intl/react";
import { keepGameProgress } from "#app/lib/game-progress.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useJournalRows } from "#app/store/db/use-journal-rows.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { computeGame, type Game } from "#domain/game/game.ts";
import { currentPause, type GamePause, pauseSpans } from "#domain/game/pauses.ts";
import { writeProgress } from "#domain/game/progress.ts";
import type { Journal } from "#domain/journal/journal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

export type PlayedGame = {
  /** Undefined while it is worked out for the first time; afterwards the last one stays until the next is there. */
  readonly game: Game | undefined;
  readonly journal: Journal | undefined;
  readonly isOn: boolean;
  readonly pauses: readonly GamePause[];
  readonly pause: GamePause | null;
};

type Question = {
  readonly journal: Journal;
  readonly today: CalendarDay;
  readonly timeZone: string;
  readonly pauses: readonly GamePause[];
};

const noPauses: readonly GamePause[] = [];

/** Rows up to which the arithmetic is shorter than a frame: beyond, it waits until nothing else is to be done. */
const fewRows = 1_000;

/** Page, dashboard and relationship ask the same question: it is answered once. */
let last: { readonly question: Question; readonly game: Game } | null = null;

export function useGame(today: CalendarDay): PlayedGame {
  const timeZone = useTimeZone() ?? "UTC";
  const personId = useJournal()?.personId;
  const journal = useJournalRows();
  const profile = useProfile();
  const isOn = profile?.game_is_on ?? true;
  const pauses = profile?.game_pauses ?? noPauses;
  const game = useAnswer(isOn ? journal : undefined, today, timeZone, pauses);
  useEffect(() => {
    if (game && personId) keepGameProgress(personId, writeProgress(game, { isOn, pauses: [...pauses] }));
  }, [game, personId, isOn, pauses]);
  return { game, journal, isOn, pauses, pause: currentPause(pauses, today) };
}

function useAnswer(
  journal: Journal | undefined,
  today: CalendarDay,
  timeZone: string,
  pauses: readonly GamePause[],
): Game | undefined {
  const [shown, setShown] = useState<Game>();
  const atOnce =
    journal && (isSmall(journal) || isAnswered({ journal, today, timeZone, pauses }))
      ? answer({ journal, today, timeZone, pauses })
      : undefined;
  useEffect(() => {
    if (!journal || atOnce) return;
    return whenIdle(() => setShown(answer({ journal, today, timeZone, pauses })));
  }, [journal, today, timeZone, pauses, atOnce]);
  return journal && (atOnce ?? shown);
}

function isSmall({ relationships, moments, media }: Journal): boolean {
  return relationships.length + moments.length + media.length <= fewRows;
}

function isAnswered({ journal, today, timeZone, pauses }: Question): boolean {
  const known = last?.question;
  return (
    known?.journal === journal &&
    known.today === today &&
    known.timeZone === timeZone &&
    known.pauses === pauses
  );
}

function answer(question: Question): Game {
  if (last && isAnswered(question)) return last.game;
  const { journal, today, timeZone, pauses } = question;
  const game = computeGame(journal, { today, timeZone, pauses: pauseSpans(pauses, today) });
  last = { question, game };
  return game;
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(act, { timeout: 500 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(act, 50);
  return () => clearTimeout(asked);
}
