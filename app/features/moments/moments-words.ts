import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const momentsWords = lateWords("moments", import.meta.glob<LateChunk<"moments">>("./messages.*.ts"));
