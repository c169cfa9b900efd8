import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const devicesWords = lazyMessages(
  "devices",
  import.meta.glob<LazyChunk<"devices">>("./messages.*.ts"),
);
