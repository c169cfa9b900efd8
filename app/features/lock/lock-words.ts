import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const lockWords = lazyMessages("lock", import.meta.glob<LazyChunk<"lock">>("./messages.*.ts"));
