/** Drafts that were deleted since, each with the tables of the transaction that it went with. */
import type { Journal } from "#app/store/db/journal.ts";

type DroppedDraft = { readonly key: string; readonly with: readonly string[] };

export function watchDroppedDrafts({ database }: Journal): readonly DroppedDraft[] {
  const dropped: DroppedDraft[] = [];
  database.drafts.hook("deleting", (key, draft: unknown, { storeNames }) => {
    if (draft !== undefined) dropped.push({ key, with: storeNames });
  });
  return dropped;
}
