import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const eraseWords = lateWords("erase", import.meta.glob<LateChunk<"erase">>("./messages.*.ts"));
