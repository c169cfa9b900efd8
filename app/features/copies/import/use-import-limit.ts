/** What an import would add, beside what the plan still has room for. */
import type { ImportPreview } from "#app/store/copies/import-preview.ts";
import { useMediaQuota } from "#app/store/media/media.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { type ImportChoice, importOverflow } from "#domain/copy/plan-import.ts";

type Incoming = { readonly people: number; readonly media: number; readonly others: number };

/** `others`: new entries that are no people. */
export function countIncoming(preview: ImportPreview, choice: ImportChoice): Incoming {
  const chosen = preview.people.filter(
    ({ id, state }) => !choice.withoutPeople.has(id) && (state === "new" || choice.onDifference === "take"),
  );
  const without = preview.people.filter((one) => !chosen.includes(one));
  const sum = (list: ImportPreview["people"], of: "moments" | "media") =>
    list.reduce((total, one) => total + one[of], 0);
  const media = choice.withMedia ? preview.counts.media.new - sum(without, "media") : 0;
  // At most so many: those that speak of somebody who stays out are only told apart when it is written.
  const talks = choice.withConversations ? preview.counts.conversations.new + preview.counts.turns.new : 0;
  return {
    people: chosen.length,
    media,
    others: preview.counts.moments.new - sum(without, "moments") + media + talks,
  };
}

/** Null when everything fits, or while it is not known yet. */
export function useImportLimit(preview: ImportPreview, choice: ImportChoice) {
  const plan = useOwnPlan();
  const relationships = useRelationships();
  const quota = useMediaQuota();
  if (!relationships || !quota) return null;
  const { people, media } = countIncoming(preview, choice);
  return importOverflow(
    plan,
    { relationships: relationships.length, media: quota.used },
    { relationships: people, media },
  );
}
