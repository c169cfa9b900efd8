import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { allWords } from "#app/messages/words-loader.ts";
import { fieldWords } from "#app/words/fields/field-words.ts";

/** With the names of what is told apart. */
export const conflictsWords = allWords(
  lazyMessages("conflicts", import.meta.glob<LazyChunk<"conflicts">>("./messages.*.ts")),
  fieldWords,
);
