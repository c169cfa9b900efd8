import type { UploadFacts } from "#domain/media/upload.ts";
import type { DataKey } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import { column } from "#server/row-shape.ts";
import { openKept } from "../queries/upload-row.ts";

/** Binds a finished upload to the row that shows it, and returns its facts. [Note: row and file] */
export async function nameUpload(
  tx: Transaction,
  owner: { readonly personId: string; readonly key: DataKey },
  uploadId: string,
  mediaId: string,
): Promise<UploadFacts> {
  const [upload] = await tx.rows({
    name: "name-upload",
    text: `update uploads set media_id = $3 where user_id = $1 and id = $2 and state = 'ready' returning facts`,
    values: [owner.personId, uploadId, mediaId],
    row: { facts: column.bytea.present },
  });
  if (!upload) throw new Error("An upload that was admitted is gone.");
  return openKept(owner.key, owner.personId, uploadId, upload.facts).facts;
}
