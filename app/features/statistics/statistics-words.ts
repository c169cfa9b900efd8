import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const statisticsWords = lateWords(
  "statistics",
  import.meta.glob<LateChunk<"statistics">>("./messages.*.ts"),
);
