import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

/** Also of the pages “AI” and “Game”, which have choices of their own. */
export const settingsWords = lazyMessages(
  "adminSettings",
  import.meta.glob<LazyChunk<"adminSettings">>("./messages.*.ts"),
);
