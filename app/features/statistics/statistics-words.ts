import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const statisticsWords = lateWords(
  "statistics",
  import.meta.glob<LateChunk<"statistics">>("./messages.*.ts"),
);
