import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const auditWords = lazyMessages(
  "adminAudit",
  import.meta.glob<LazyChunk<"adminAudit">>("./messages.*.ts"),
);
