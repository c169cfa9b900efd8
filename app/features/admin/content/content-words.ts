import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const contentWords = lazyMessages(
  "adminContent",
  import.meta.glob<LazyChunk<"adminContent">>("./messages.*.ts"),
);
