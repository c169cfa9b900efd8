import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const noticesWords = lateWords("notices", import.meta.glob<LateChunk<"notices">>("./messages.*.ts"));
