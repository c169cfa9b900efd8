import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const noticesWords = lateWords("notices", import.meta.glob<LateChunk<"notices">>("./messages.*.ts"));
