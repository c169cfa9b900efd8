import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const mediaWords = lateWords("media", import.meta.glob<LateChunk<"media">>("./messages.*.ts"));
