import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { fieldWords } from "#app/messages/parts.ts";
import { allWords } from "#app/messages/words-loader.ts";

/** With the names of what is told apart. */
export const conflictsWords = allWords(
  lazyMessages("conflicts", import.meta.glob<LazyChunk<"conflicts">>("./messages.*.ts")),
  fieldWords,
);
