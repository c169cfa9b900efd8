import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const overviewWords = lazyMessages(
  "adminOverview",
  import.meta.glob<LazyChunk<"adminOverview">>("./messages.*.ts"),
);
