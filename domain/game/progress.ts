/** The copy of the Game stored under the local key and in the backup (domain/backup/backup.ts); always computed from the journal. */
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Game } from "./game.ts";

export type GameProgress = {
  readonly isOn: boolean;
  /** Chosen by the person; `end` null: until further notice. */
  readonly pauses: readonly { readonly start: CalendarDay; readonly end: CalendarDay | null }[];
  readonly points: number;
  readonly level: number;
  readonly trophies: readonly { readonly id: string; readonly day: CalendarDay | null }[];
};

export function writeProgress(game: Game, settings: Pick<GameProgress, "isOn" | "pauses">): GameProgress {
  return {
    isOn: settings.isOn,
    pauses: settings.pauses,
    points: game.standing.points,
    level: game.standing.level,
    trophies: game.seals.flatMap(({ id, earned }) => (earned ? [{ id, day: earned.day }] : [])),
  };
}
