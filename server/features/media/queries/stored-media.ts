import type { MediaFile } from "#domain/media/upload.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import { asPerson } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { column } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { type KeptFile, openKept } from "./upload-row.ts";

export type StoredMedia = { readonly uploadId: string; readonly file: KeptFile; readonly key: DataKey };

/** A file of the person's own photo or video, in the trash too; undefined in all other cases. */
export async function findStoredMedia(
  { db, keys }: Pick<Services, "db" | "keys">,
  scope: OwnerScope,
  id: string,
  name: MediaFile,
): Promise<StoredMedia | undefined> {
  const { personId } = scope;
  const [found] = await db.read(scope, {
    name: "find-media-file",
    text: `select found.* from ${asPerson} person cross join lateral (
        select u.id as upload_id, u.facts from media m
        join uploads u on u.user_id = m.user_id and u.id = m.upload_id and u.state = 'ready'
        where m.user_id = person.id and m.id = $3 and m.purged_at is null offset 0) found`,
    values: [id],
    row: { upload_id: column.uuid, facts: column.bytea.present },
  });
  if (!found) return undefined;
  const key = keys.cached(personId) ?? (await db.transact(scope, (tx) => keys.keyFor(tx, personId)));
  const { files } = openKept(key, personId, found.upload_id, found.facts);
  const file = files.find((each) => each.name === name);
  return file && { uploadId: found.upload_id, file, key };
}
