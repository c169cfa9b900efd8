import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const eraseWords = lazyMessages("erase", import.meta.glob<LazyChunk<"erase">>("./messages.*.ts"));
