import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const searchWords = lateWords("search", import.meta.glob<LateChunk<"search">>("./messages.*.ts"));
