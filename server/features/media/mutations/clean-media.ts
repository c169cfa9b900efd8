import { cleanMedia, isStoredMedia } from "#domain/media/media-list.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { lockPerson } from "#server/features/sync/mutations/person-lock.ts";
import { readStoredRows } from "#server/features/sync/queries/stored-row.ts";
import type { Services } from "#server/services.ts";
import { mediaOf, writeMediaList } from "./relationship-media.ts";

/**
 * Removes entries that are not strings, or name a local file of a device, from one's own relationships (specification, section
 * 5; product decisions, "The media clean-up is the owner's own").
 * @returns the number of rows that were changed
 */
export async function cleanOwnMedia(
  { db, keys, clock }: Pick<Services, "db" | "keys" | "clock">,
  scope: OwnerScope,
): Promise<number> {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const lock = await lockPerson(tx, personId);
    const key = await keys.keyFor(tx, personId);
    const owner = { personId, key };
    const rows = await readStoredRows(tx, owner, "relationships", { where: "true", values: [] });
    const unclean = rows.filter(({ row }) => !mediaOf(row).every(isStoredMedia));
    for (const stored of unclean)
      await writeMediaList(tx, { ...owner, lock, now: clock.now() }, stored, cleanMedia(mediaOf(stored.row)));
    await lock.settle();
    return unclean.length;
  });
}
