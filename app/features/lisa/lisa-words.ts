import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { fieldNames } from "#app/messages/parts.ts";
import { allWords } from "#app/messages/words-loader.ts";

/** With the names of fields and of what they hold. */
export const lisaWords = allWords(
  lazyMessages("lisa", import.meta.glob<LazyChunk<"lisa">>("./messages.*.ts")),
  fieldNames,
);
