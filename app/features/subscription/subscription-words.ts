import { type LateChunk, lateWords } from "#app/lib/i18n/late-messages.ts";

export const subscriptionWords = lateWords(
  "subscription",
  import.meta.glob<LateChunk<"subscription">>("./messages.*.ts"),
);
