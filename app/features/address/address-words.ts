import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const addressWords = lazyMessages(
  "address",
  import.meta.glob<LazyChunk<"address">>("./messages.*.ts"),
);
