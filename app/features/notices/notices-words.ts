import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const noticesWords = lazyMessages(
  "notices",
  import.meta.glob<LazyChunk<"notices">>("./messages.*.ts"),
);
