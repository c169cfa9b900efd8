import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const timelineWords = lazyMessages(
  "timeline",
  import.meta.glob<LazyChunk<"timeline">>("./messages.*.ts"),
);
