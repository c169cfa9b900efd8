import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const copiesWords = lazyMessages("copies", import.meta.glob<LazyChunk<"copies">>("./messages.*.ts"));
