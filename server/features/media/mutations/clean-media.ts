import { cleanMedia } from "#domain/media/media-list.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { lockPerson } from "#server/features/sync/mutations/person-lock.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { writeMediaList } from "./relationship-media.ts";

/**
 * Removes entries that are not strings, or name a local file of a device, from one's own relationships (specification, section
 * 5; product decisions, "The media clean-up is the owner's own").
 * @returns the number of rows that were changed
 */
export async function cleanOwnMedia(
  { db, clock }: Pick<Services, "db" | "clock">,
  scope: OwnerScope,
): Promise<number> {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const lock = await lockPerson(tx, personId);
    const rows = await tx.rows({
      text: `select r.id, r.media from relationships r where r.user_id = $1 and r.purged_at is null
        and exists (select from jsonb_array_elements(r.media) entry where not is_stored_media(entry))`,
      values: [personId],
      row: { id: column.uuid, media: column.jsonb.as<readonly unknown[]>() },
    });
    for (const { id, media } of rows) {
      await writeMediaList(tx, { personId, lock, now: clock.now() }, id, cleanMedia(media));
    }
    await lock.settle();
    return rows.length;
  });
}
