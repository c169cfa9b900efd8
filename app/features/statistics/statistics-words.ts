import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const statisticsWords = lazyMessages(
  "statistics",
  import.meta.glob<LazyChunk<"statistics">>("./messages.*.ts"),
);
