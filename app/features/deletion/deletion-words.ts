import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const deletionWords = lazyMessages(
  "deletion",
  import.meta.glob<LazyChunk<"deletion">>("./messages.*.ts"),
);
