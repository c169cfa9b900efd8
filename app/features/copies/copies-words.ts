import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { fieldWords } from "#app/messages/parts.ts";
import { allWords } from "#app/messages/words-loader.ts";

/** With the names of what differs. */
export const copiesWords = allWords(
  lazyMessages("copies", import.meta.glob<LazyChunk<"copies">>("./messages.*.ts")),
  fieldWords,
);
