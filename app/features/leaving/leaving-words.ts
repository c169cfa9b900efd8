import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const leavingWords = lateWords("leaving", import.meta.glob<LateChunk<"leaving">>("./messages.*.ts"));
