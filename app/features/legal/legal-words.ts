import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const legalWords = lateWords("legal", import.meta.glob<LateChunk<"legal">>("./messages.*.ts"));
