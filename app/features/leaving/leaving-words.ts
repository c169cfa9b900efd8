import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const leavingWords = lateWords("leaving", import.meta.glob<LateChunk<"leaving">>("./messages.*.ts"));
