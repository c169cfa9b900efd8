import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const guardWords = lazyMessages(
  "adminGuard",
  import.meta.glob<LazyChunk<"adminGuard">>("./messages.*.ts"),
);
