import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const waitingWords = lateWords("waiting", import.meta.glob<LateChunk<"waiting">>("./messages.*.ts"));
