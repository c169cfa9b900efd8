import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const messagesWords = lazyMessages(
  "messages",
  import.meta.glob<LazyChunk<"messages">>("./messages.*.ts"),
);
