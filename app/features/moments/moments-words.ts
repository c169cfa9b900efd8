import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const momentsWords = lazyMessages(
  "moments",
  import.meta.glob<LazyChunk<"moments">>("./messages.*.ts"),
);
