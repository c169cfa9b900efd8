/**
 * Photos and videos of an account that the server does not have yet, as the rows that they will be: a copy holds what the person put into
 * the journal, sent or not. What was refused is among them, for no other place has it.
 */
import type { UploadRow } from "#app/store/db/upload-row.ts";
import type { Media } from "#domain/media/media.ts";

/** `known`: ids of media that have a row already. Pixels are not known before the file is opened. */
export function queuedMedia(uploads: Iterable<UploadRow>, known: ReadonlySet<string>): readonly Media[] {
  return [...uploads]
    .filter(({ id, state }) => state !== "cancelled" && !known.has(id))
    .map(({ id, uploadId, kind, bytes, place, addedAt }) => ({
      ...place,
      ...{ id, upload_id: uploadId, user_id: "", kind, bytes },
      ...{ width: 0, height: 0, duration: null, blur: "", rev: 0 },
      ...{ created_at: addedAt, updated_at: addedAt, deleted_at: null },
    }));
}
