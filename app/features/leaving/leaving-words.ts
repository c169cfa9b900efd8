import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const leavingWords = lazyMessages(
  "leaving",
  import.meta.glob<LazyChunk<"leaving">>("./messages.*.ts"),
);
