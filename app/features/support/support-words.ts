import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const supportWords = lateWords("support", import.meta.glob<LateChunk<"support">>("./messages.*.ts"));
