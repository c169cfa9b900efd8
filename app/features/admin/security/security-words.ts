import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const securityWords = lazyMessages(
  "adminSecurity",
  import.meta.glob<LazyChunk<"adminSecurity">>("./messages.*.ts"),
);
