import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const crossingsWords = lateWords(
  "crossings",
  import.meta.glob<LateChunk<"crossings">>("./messages.*.ts"),
);
