import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const searchWords = lazyMessages("search", import.meta.glob<LazyChunk<"search">>("./messages.*.ts"));
