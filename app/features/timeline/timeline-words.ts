import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const timelineWords = lateWords(
  "timeline",
  import.meta.glob<LateChunk<"timeline">>("./messages.*.ts"),
);
