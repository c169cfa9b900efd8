import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const timelineWords = lateWords(
  "timeline",
  import.meta.glob<LateChunk<"timeline">>("./messages.*.ts"),
);
