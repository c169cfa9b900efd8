import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const mediaWords = lateWords("media", import.meta.glob<LateChunk<"media">>("./messages.*.ts"));
