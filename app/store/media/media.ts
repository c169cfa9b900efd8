/** The rows of photos and videos on this device. Their files come from the server, or from files.ts. */

import { requireJournal, useJournal } from "#app/store/db/journal.ts";
import { derive, isAlive, useView } from "#app/store/db/use-view.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { deleteRow, patchRow, restoreRow, type Written } from "#app/store/write/write-row.ts";
import type { Media, MediaFields } from "#domain/media/media.ts";
import { byPosition } from "#domain/media/media-list.ts";
import type { Quota } from "#domain/plan/quota.ts";
import { quotaOfMedia } from "./media-quota.ts";

const none: readonly Media[] = [];

const byRelationship = derive((rows: ReadonlyMap<string, Media>) =>
  Map.groupBy(
    [...rows.values()].filter(isAlive).toSorted(byPosition),
    ({ relationship_id }) => relationship_id,
  ),
);
const byMoment = derive((rows: ReadonlyMap<string, Media>) =>
  Map.groupBy([...rows.values()].filter(isAlive).toSorted(byPosition), ({ moment_id }) => moment_id),
);

export function useMediaOfRelationship(id: string): readonly Media[] | undefined {
  const groups = byRelationship(useView("media"));
  return groups && (groups.get(id) ?? none);
}

export function useMediaOfMoment(id: string): readonly Media[] | undefined {
  const groups = byMoment(useView("media"));
  return groups && (groups.get(id) ?? none);
}

/** All of them by their moment, each list in its order. */
export function useMediaByMoment(): ReadonlyMap<string | null, readonly Media[]> | undefined {
  return byMoment(useView("media"));
}

const trashed = derive((rows: ReadonlyMap<string, Media>) =>
  Map.groupBy(
    // A purged row is a bare tombstone, without the id of its upload.
    [...rows.values()].filter((row) => !isAlive(row) && row.upload_id !== "").toSorted(byDeletion),
    ({ relationship_id }) => relationship_id,
  ),
);

function byDeletion(a: Media, b: Media): number {
  return (b.deleted_at ?? "").localeCompare(a.deleted_at ?? "") || a.id.localeCompare(b.id);
}

/** Deleted and not purged yet, the last deleted first. */
export function useTrashedMedia(relationshipId: string): readonly Media[] | undefined {
  const groups = trashed(useView("media"));
  return groups && (groups.get(relationshipId) ?? none);
}

/** How many more the plan allows; without a profile the limits of the free plan apply. */
export function useMediaQuota(): Quota | undefined {
  const media = useView("media");
  const relationships = useView("relationships");
  const plan = useOwnPlan();
  return media && relationships && quotaOfMedia({ plan, media: media.values(), relationships });
}

export function updateMedia(id: string, patch: Partial<MediaFields>): Promise<Written<Media>> {
  return patchRow(requireJournal(), "media", id, patch);
}

/** Moves it to the trash: `restoreMedia` restores it for 30 days. */
export function deleteMedia(id: string): Promise<Written<Media>> {
  return deleteRow(requireJournal(), "media", id);
}

export function restoreMedia(id: string): Promise<Written<Media>> {
  return restoreRow(requireJournal(), "media", id);
}

/** At most one per relationship: the others are reset first, and the first failure ends it. */
export async function chooseCover(chosen: Media, all: readonly Media[]): Promise<Written<Media>> {
  for (const { id, is_cover } of all) {
    if (!is_cover || id === chosen.id) continue;
    const written = await updateMedia(id, { is_cover: false });
    if (!written.ok) return written;
  }
  return updateMedia(chosen.id, { is_cover: !chosen.is_cover });
}

/** True for a journal without an account: files are not on a server. */
export function useIsKeptHere(): boolean {
  const kind = useJournal()?.kind;
  return kind === "device" || kind === "demo";
}
