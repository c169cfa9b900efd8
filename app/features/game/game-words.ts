import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const gameWords = lateWords("game", import.meta.glob<LateChunk<"game">>("./messages.*.ts"));
