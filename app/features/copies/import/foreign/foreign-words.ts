import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const foreignWords = lazyMessages(
  "foreign",
  import.meta.glob<LazyChunk<"foreign">>("./messages.*.ts"),
);
