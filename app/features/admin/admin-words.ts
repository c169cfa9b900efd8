import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

/** What several pages of the back-office say. */
export const adminWords = lazyMessages("admin", import.meta.glob<LazyChunk<"admin">>("./messages.*.ts"));
