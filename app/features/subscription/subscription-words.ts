import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const subscriptionWords = lazyMessages(
  "subscription",
  import.meta.glob<LazyChunk<"subscription">>("./messages.*.ts"),
);
