import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const passwordWords = lazyMessages(
  "password",
  import.meta.glob<LazyChunk<"password">>("./messages.*.ts"),
);
