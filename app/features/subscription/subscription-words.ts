import { type LateChunk, lateWords } from "#app/messages/late-messages.ts";

export const subscriptionWords = lateWords(
  "subscription",
  import.meta.glob<LateChunk<"subscription">>("./messages.*.ts"),
);
