import type { Transaction } from "#server/db/database.ts";
import { column, type RowOf } from "#server/row-shape.ts";

const uploadClaim = {
  /** Finished, this person's, and not used by another row. */
  isFree: column.bool,
  /** The row exists already, with files of its own. */
  hasFiles: column.bool,
};

/** Locks the upload until the transaction ends, so that the collection of files cannot take it in between (migration 0006). */
export async function readClaim(
  tx: Pick<Transaction, "rows">,
  personId: string,
  mediaId: string,
  uploadId: string,
): Promise<RowOf<typeof uploadClaim>> {
  const [claim] = await tx.rows({
    name: "upload-claim",
    text: `with free as (
        select u.id from uploads u where u.user_id = $1 and u.id = $2 and u.state = 'ready'
          and (u.media_id is null or u.media_id = $3) for update)
      select exists (select from free) as "isFree",
        exists (select from media m where m.user_id = $1 and m.id = $3 and m.purged_at is null) as "hasFiles"`,
    values: [personId, uploadId, mediaId],
    row: uploadClaim,
  });
  if (!claim) throw new Error("A claim gave nothing.");
  return claim;
}
