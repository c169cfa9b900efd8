import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const passkeysWords = lazyMessages(
  "passkeys",
  import.meta.glob<LazyChunk<"passkeys">>("./messages.*.ts"),
);
