/**
 * `relationships.media`, the specification's list of strings: its photos and videos in order. It is updated with their rows in the same
 * transaction; entries from elsewhere stay in front, unchanged.
 */
import { mediaKinds } from "#domain/media/media.ts";
import { isStoredMedia } from "#domain/media/media-list.ts";
import { mediaEntry } from "#domain/media/upload.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OpContext } from "#server/features/sync/mutations/op-context.ts";
import { writeRow } from "#server/features/sync/mutations/write-row.ts";
import { readStoredRows, type StoredSyncRow } from "#server/features/sync/queries/stored-row.ts";
import { columnsOf } from "#server/features/sync/rows/synced-columns.ts";
import { column } from "#server/row-shape.ts";

const isOurs = (entry: unknown) => typeof entry === "string" && entry.startsWith("/api/media/");

/** How many entries from elsewhere count toward the plan's photos and videos: a column of its own, since the list is sealed. */
export function countElsewhere(media: unknown): number {
  return Array.isArray(media) ? media.filter((entry) => isStoredMedia(entry) && !isOurs(entry)).length : 0;
}

type Writer = Pick<OpContext, "personId" | "key" | "lock" | "now">;

/** Only relationships that are not purged, in the trash or not. */
export async function rebuildMediaLists(
  tx: Transaction,
  context: Writer,
  relationshipIds: readonly string[],
): Promise<void> {
  if (relationshipIds.length === 0) return;
  const found = await readStoredRows(tx, context, "relationships", {
    where: "t.id = any ($2)",
    values: [relationshipIds],
  });
  for (const stored of found) {
    const rows = await tx.rows({
      name: "media-of-relationship",
      text: `select m.id, m.kind from media m
        where m.user_id = $1 and m.relationship_id = $2 and m.deleted_at is null order by m.position, m.id`,
      values: [context.personId, stored.row.id],
      row: { id: column.uuid, kind: column.text.oneOf(mediaKinds).present },
    });
    const media = mediaOf(stored.row);
    const list = [...media.filter((entry) => !isOurs(entry)), ...rows.map(mediaEntry)];
    if (!isSameValue(list, media)) await writeMediaList(tx, context, stored, list);
  }
}

export function mediaOf(relationship: Row): readonly unknown[] {
  return Array.isArray(relationship.media) ? relationship.media : [];
}

/**
 * Takes a rev of its own, so that devices pull it. Nobody typed it, so `field_revs` does not name it: deleting a relationship does not
 * conflict with its photos.
 */
export async function writeMediaList(
  tx: Transaction,
  { personId, key, lock, now }: Writer,
  stored: StoredSyncRow,
  list: readonly unknown[],
): Promise<void> {
  await writeRow(tx, {
    columns: columnsOf("relationships"),
    personId,
    key,
    id: stored.row.id,
    stored,
    fields: { media: list },
    derived: { media_elsewhere: countElsewhere(list) },
    rev: lock.next(),
    fieldRevs: stored.fieldRevs,
    now,
    deletedAt: stored.row.deleted_at,
  });
}
