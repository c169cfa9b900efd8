import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const waitingWords = lateWords("waiting", import.meta.glob<LateChunk<"waiting">>("./messages.*.ts"));
