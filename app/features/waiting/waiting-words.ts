import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const waitingWords = lazyMessages(
  "waiting",
  import.meta.glob<LazyChunk<"waiting">>("./messages.*.ts"),
);
