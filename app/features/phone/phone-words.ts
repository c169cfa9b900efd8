import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const phoneWords = lazyMessages("phone", import.meta.glob<LazyChunk<"phone">>("./messages.*.ts"));
