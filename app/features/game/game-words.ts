import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const gameWords = lazyMessages("game", import.meta.glob<LazyChunk<"game">>("./messages.*.ts"));
