import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const lisaWords = lateWords("lisa", import.meta.glob<LateChunk<"lisa">>("./messages.*.ts"));
