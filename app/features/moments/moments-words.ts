import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const momentsWords = lateWords("moments", import.meta.glob<LateChunk<"moments">>("./messages.*.ts"));
