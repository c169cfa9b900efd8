import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const lisaWords = lazyMessages("lisa", import.meta.glob<LazyChunk<"lisa">>("./messages.*.ts"));
