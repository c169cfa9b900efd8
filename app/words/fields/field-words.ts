import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { profileWords, relationshipWords } from "#app/messages/parts.ts";
import { allWords } from "#app/messages/words-loader.ts";

/** With the closed sets of a profile and a relationship, in the words of their forms. */
export const fieldWords = allWords(
  lazyMessages("fields", import.meta.glob<LazyChunk<"fields">>("./messages.*.ts")),
  profileWords,
  relationshipWords,
);
