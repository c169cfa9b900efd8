import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const shareWords = lazyMessages("share", import.meta.glob<LazyChunk<"share">>("./messages.*.ts"));
