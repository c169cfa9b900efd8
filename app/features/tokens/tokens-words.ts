import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const tokensWords = lazyMessages("tokens", import.meta.glob<LazyChunk<"tokens">>("./messages.*.ts"));
