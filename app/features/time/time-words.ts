import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const timeWords = lazyMessages("time", import.meta.glob<LazyChunk<"time">>("./messages.*.ts"));
