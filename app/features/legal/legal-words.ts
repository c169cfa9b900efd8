import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const legalWords = lazyMessages("legal", import.meta.glob<LazyChunk<"legal">>("./messages.*.ts"));
