import { z } from "zod";
import {
  type MediaFile,
  mediaFiles,
  type UploadStatus,
  uploadRefusals,
  uploadStates,
} from "#domain/media/upload.ts";
import { uploadFactsSchema, uploadStatusSchema } from "#domain/media/upload-fields.ts";
import { type DataKey, openText, sealText } from "#server/crypto/seal.ts";
import type { Transaction } from "#server/db/database.ts";
import { column, type RowOf } from "#server/row-shape.ts";

const uploadRow = {
  id: column.uuid,
  bytes: column.int4,
  received: column.int4,
  has_poster: column.bool,
  state: column.text.oneOf([...uploadStates, "dropped"]),
  refusal: column.text.oneOf(uploadRefusals).orNull,
  facts: column.bytea.orNull,
};
export type UploadRow = RowOf<typeof uploadRow>;

/** Locks an upload that the person may still use until the transaction ends; undefined once it was dropped, and for another person's. */
export async function lockUpload(
  tx: Pick<Transaction, "rows">,
  personId: string,
  id: string,
): Promise<UploadRow | undefined> {
  const [row] = await tx.rows({
    name: "lock-upload",
    text: `select id, bytes, received, has_poster, state, refusal, facts from uploads
      where user_id = $1 and id = $2 for update`,
    values: [personId, id],
    row: uploadRow,
  });
  return row;
}

const keptSchema = z.object({
  facts: uploadFactsSchema,
  files: z.array(z.object({ name: z.enum(mediaFiles), type: z.string(), bytes: z.int().positive() })),
});
/** What is stored of a finished upload: its facts, and its files without their bytes. */
type Kept = z.infer<typeof keptSchema>;
export type KeptFile = { readonly name: MediaFile; readonly type: string; readonly bytes: number };

const placeOf = (personId: string, id: string) => ({
  table: "uploads",
  row: id,
  column: "facts",
  owner: personId,
});

export function sealKept(key: DataKey, personId: string, id: string, kept: Kept): Buffer {
  return sealText(key, placeOf(personId, id), JSON.stringify(kept));
}

export function openKept(key: DataKey, personId: string, id: string, sealed: Buffer): Kept {
  return keptSchema.parse(JSON.parse(openText(key, placeOf(personId, id), sealed)));
}

export function statusOf(row: UploadRow, key: DataKey, personId: string): UploadStatus {
  return uploadStatusSchema.parse({
    id: row.id,
    bytes: row.bytes,
    offset: row.received,
    state: row.state,
    refusal: row.refusal,
    facts: row.facts ? openKept(key, personId, row.id, row.facts).facts : null,
  });
}
