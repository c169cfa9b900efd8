import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const mediaWords = lazyMessages("media", import.meta.glob<LazyChunk<"media">>("./messages.*.ts"));
