import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const legalWords = lateWords("legal", import.meta.glob<LateChunk<"legal">>("./messages.*.ts"));
