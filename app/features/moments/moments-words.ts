import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { fieldNames } from "#app/messages/parts.ts";
import { allWords } from "#app/messages/words-loader.ts";

/** With the names of fields. */
export const momentsWords = allWords(
  lazyMessages("moments", import.meta.glob<LazyChunk<"moments">>("./messages.*.ts")),
  fieldNames,
);
