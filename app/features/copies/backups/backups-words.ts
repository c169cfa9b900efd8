import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { fieldWords } from "#app/messages/parts.ts";
import { allWords } from "#app/messages/words-loader.ts";

/** With the names of what differs. */
export const backupsWords = allWords(
  lazyMessages("backups", import.meta.glob<LazyChunk<"backups">>("./messages.*.ts")),
  fieldWords,
);
