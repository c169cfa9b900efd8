import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const gameWords = lateWords("game", import.meta.glob<LateChunk<"game">>("./messages.*.ts"));
