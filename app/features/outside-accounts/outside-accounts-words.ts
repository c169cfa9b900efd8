import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";

export const outsideAccountsWords = lazyMessages(
  "outsideAccounts",
  import.meta.glob<LazyChunk<"outsideAccounts">>("./messages.*.ts"),
);
