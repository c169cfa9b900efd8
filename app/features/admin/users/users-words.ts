import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const usersWords = lazyMessages(
  "adminUsers",
  import.meta.glob<LazyChunk<"adminUsers">>("./messages.*.ts"),
);
