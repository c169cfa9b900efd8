import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const supportWords = lazyMessages(
  "support",
  import.meta.glob<LazyChunk<"support">>("./messages.*.ts"),
);
