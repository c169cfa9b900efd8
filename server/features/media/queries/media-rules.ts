import { isUnderage } from "#domain/relationship-rules.ts";
import type { Transaction } from "#server/db/database.ts";

/** Whether the row's own relationship, or its moment's, is of someone recorded as under 18. */
export async function isOfSomeoneUnderage(
  tx: Pick<Transaction, "rows">,
  personId: string,
  media: { readonly relationship_id: string | null; readonly moment_id: string | null },
): Promise<boolean> {
  const rows = await tx.rows<{ age: number | null }>({
    name: "ages-of-media",
    text: `select r.age from relationships r where r.user_id = $1 and (r.id = $2 or r.id = (
      select m.relationship_id from moments m where m.user_id = $1 and m.id = $3))`,
    values: [personId, media.relationship_id, media.moment_id],
  });
  return rows.some(isUnderage);
}

export type UploadClaim = {
  /** Finished, this person's, and named by no other row. */
  readonly isFree: boolean;
  /** The row is there already, with files of its own. */
  readonly hasFiles: boolean;
};

export async function readClaim(
  tx: Pick<Transaction, "rows">,
  personId: string,
  mediaId: string,
  uploadId: string,
): Promise<UploadClaim> {
  const [claim] = await tx.rows<UploadClaim>({
    name: "upload-claim",
    text: `select
        exists (select from uploads u where u.user_id = $1 and u.id = $2 and u.state = 'ready'
          and (u.media_id is null or u.media_id = $3)) as "isFree",
        exists (select from media m where m.user_id = $1 and m.id = $3 and m.purged_at is null) as "hasFiles"`,
    values: [personId, uploadId, mediaId],
  });
  if (!claim) throw new Error("A claim gave nothing.");
  return claim;
}
