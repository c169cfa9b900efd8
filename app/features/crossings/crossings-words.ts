import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const crossingsWords = lateWords(
  "crossings",
  import.meta.glob<LateChunk<"crossings">>("./messages.*.ts"),
);
