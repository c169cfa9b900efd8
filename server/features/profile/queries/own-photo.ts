import { profilePhotoAddress } from "#domain/account/profile-photo.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import type { StoredMedia } from "#server/features/media/queries/stored-media.ts";
import { openKept } from "#server/features/media/queries/upload-row.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";

/** The picture that the profile shows; undefined without one. */
export async function findOwnPhoto(
  { db, keys }: Pick<Services, "db" | "keys">,
  scope: OwnerScope,
): Promise<StoredMedia | undefined> {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const [found] = await tx.rows({
      name: "own-photo",
      text: `select u.id, u.facts from uploads u join profiles p on p.id = u.user_id
        where u.user_id = $1 and u.media_id = $1 and u.state = 'ready' and p.avatar_url = $2 || u.id`,
      values: [personId, profilePhotoAddress("")],
      row: { id: column.uuid, facts: column.bytea.present },
    });
    if (!found) return undefined;
    const key = await keys.keyFor(tx, personId);
    const [file] = openKept(key, personId, found.id, found.facts).files;
    return file && { uploadId: found.id, file, key };
  });
}
