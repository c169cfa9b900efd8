import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const factorWords = lazyMessages("factor", import.meta.glob<LazyChunk<"factor">>("./messages.*.ts"));
