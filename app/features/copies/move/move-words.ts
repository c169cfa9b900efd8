import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const moveWords = lazyMessages("move", import.meta.glob<LazyChunk<"move">>("./messages.*.ts"));
