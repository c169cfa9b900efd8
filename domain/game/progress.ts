/** The copy of the Game kept under the local key and in the backup; always computed anew from the journal. */
import type { Game } from "./game.ts";
import type { GameProgress } from "./progress-schema.ts";

export function writeProgress(game: Game, settings: Pick<GameProgress, "isOn" | "pauses">): GameProgress {
  return {
    isOn: settings.isOn,
    pauses: settings.pauses,
    points: game.standing.points,
    level: game.standing.level,
    trophies: game.seals.flatMap(({ id, earned }) => (earned ? [{ id, day: earned.day }] : [])),
  };
}
