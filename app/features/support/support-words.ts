import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const supportWords = lateWords("support", import.meta.glob<LateChunk<"support">>("./messages.*.ts"));
