import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const eraseWords = lateWords("erase", import.meta.glob<LateChunk<"erase">>("./messages.*.ts"));
