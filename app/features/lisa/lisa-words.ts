import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const lisaWords = lateWords("lisa", import.meta.glob<LateChunk<"lisa">>("./messages.*.ts"));
