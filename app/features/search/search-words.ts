import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const searchWords = lateWords("search", import.meta.glob<LateChunk<"search">>("./messages.*.ts"));
