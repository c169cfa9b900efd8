import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const installWords = lazyMessages(
  "install",
  import.meta.glob<LazyChunk<"install">>("./messages.*.ts"),
);
