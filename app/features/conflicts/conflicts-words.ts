import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const conflictsWords = lazyMessages(
  "conflicts",
  import.meta.glob<LazyChunk<"conflicts">>("./messages.*.ts"),
);
