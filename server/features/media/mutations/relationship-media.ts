/**
 * `relationships.media`, the specification's list of strings: its photos and videos in order. It is updated with their rows in the same
 * transaction; entries from elsewhere stay in front, unchanged.
 */
import type { MediaKind } from "#domain/media/media.ts";
import { mediaEntry } from "#domain/media/upload.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import type { Transaction } from "#server/db/database.ts";
import type { OpContext } from "#server/features/sync/mutations/op-context.ts";
import { column } from "#server/row-shape.ts";

const listed = {
  id: column.uuid,
  media: column.jsonb.as<readonly unknown[]>(),
  rows: column.json.as<readonly { readonly id: string; readonly kind: MediaKind }[]>(),
};

const isOurs = (entry: unknown) => typeof entry === "string" && entry.startsWith("/api/media/");

/** Only relationships that are not purged, in the trash or not. */
export async function rebuildMediaLists(
  tx: Transaction,
  context: OpContext,
  relationshipIds: readonly string[],
): Promise<void> {
  if (relationshipIds.length === 0) return;
  const found = await tx.rows({
    name: "media-lists",
    text: `select r.id, r.media, coalesce((
        select json_agg(json_build_object('id', m.id, 'kind', m.kind) order by m.position, m.id) from media m
        where m.user_id = r.user_id and m.relationship_id = r.id and m.deleted_at is null), '[]') as rows
      from relationships r where r.user_id = $1 and r.id = any ($2) and r.purged_at is null`,
    values: [context.personId, relationshipIds],
    row: listed,
  });
  for (const { id, media, rows } of found) {
    const list = [...media.filter((entry) => !isOurs(entry)), ...rows.map(mediaEntry)];
    if (!isSameValue(list, media)) await writeMediaList(tx, context, id, list);
  }
}

/**
 * Takes a rev of its own, so that devices pull it. Nobody typed it, so `field_revs` does not name it: deleting a relationship does not
 * conflict with its photos.
 */
export async function writeMediaList(
  tx: Transaction,
  { personId, lock, now }: Pick<OpContext, "personId" | "lock" | "now">,
  id: string,
  list: readonly unknown[],
): Promise<void> {
  await tx.run({
    name: "write-media-list",
    text: "update relationships set media = $3, rev = $4, updated_at = $5 where user_id = $1 and id = $2",
    values: [personId, id, JSON.stringify(list), lock.next(), now],
  });
}
