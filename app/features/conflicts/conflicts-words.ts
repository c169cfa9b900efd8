import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { profileWords, relationshipWords } from "#app/messages/parts.ts";
import { allWords } from "#app/messages/words-loader.ts";

/** With the names of what a profile and a relationship can say. */
export const conflictsWords = allWords(
  lazyMessages("conflicts", import.meta.glob<LazyChunk<"conflicts">>("./messages.*.ts")),
  profileWords,
  relationshipWords,
);
