import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const backupsWords = lazyMessages(
  "backups",
  import.meta.glob<LazyChunk<"backups">>("./messages.*.ts"),
);
