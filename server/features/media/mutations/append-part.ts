import { partLimit, smallestPart, type UploadStatus } from "#domain/media/upload.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import type { Services } from "#server/services.ts";
import { writePiece } from "#server/storage/sealed-files.ts";
import { lockUpload, statusOf, type UploadRow } from "../queries/upload-row.ts";
import { uploadLife } from "./open-upload.ts";

type Parts = Pick<Services, "db" | "keys" | "clock" | "files">;

/**
 * Stores the part that begins at `offset`. It is stored before it is counted: after a crash in between the device sends it again, and it
 * overwrites the same place.
 * @throws AppError `not_found`; `conflict` with `details.offset` when another part is expected; `too_large` when it exceeds the declared
 * size; `validation` when it is too small (domain/media/upload.ts `smallestPart`)
 */
export function appendPart(
  services: Parts,
  scope: OwnerScope,
  id: string,
  offset: number,
  part: Buffer,
): Promise<UploadStatus> {
  return change(services, scope, id, async (row, write) => {
    if (row.received !== offset) throw new AppError("conflict", { details: { offset: row.received } });
    if (offset + part.length > row.bytes) throw new AppError("too_large", { details: { limit: row.bytes } });
    const isLast = offset + part.length === row.bytes;
    const smallest = smallestPart(row.bytes);
    if (!isLast && part.length < smallest) {
      const issues = [{ field: "part", code: "out_of_range", limit: smallest }];
      throw new AppError("validation", { details: { where: "body", issues } });
    }
    if (part.length > 0) await write("in/part", offset, part);
    return { received: offset + part.length, has_poster: row.has_poster };
  });
}

/**
 * Stores the poster of a video; a later one replaces it.
 * @throws AppError `not_found`, `conflict` once the upload is finished
 */
export function putPoster(
  services: Parts,
  scope: OwnerScope,
  id: string,
  poster: Buffer,
): Promise<UploadStatus> {
  return change(services, scope, id, async (row, write) => {
    await write("in/poster", 0, poster.subarray(0, partLimit));
    return { received: row.received, has_poster: true };
  });
}

async function change(
  { db, keys, clock, files }: Parts,
  scope: OwnerScope,
  id: string,
  take: (
    row: UploadRow,
    write: (name: string, piece: number, bytes: Buffer) => Promise<void>,
  ) => Promise<Pick<UploadRow, "received" | "has_poster">>,
): Promise<UploadStatus> {
  const { personId } = scope;
  return db.transact(scope, async (tx) => {
    const row = await lockUpload(tx, personId, id);
    if (!row || row.state === "dropped") throw new AppError("not_found");
    if (row.state !== "receiving") throw new AppError("conflict", { details: { offset: row.received } });
    const key = await keys.keyFor(tx, personId);
    const taken = await take(row, (name, piece, bytes) =>
      writePiece(files, key, { personId, uploadId: id, name }, piece, bytes),
    );
    await tx.run({
      name: "take-part",
      text: `update uploads set received = $3, has_poster = $4, expires_at = $5 where user_id = $1 and id = $2`,
      values: [personId, id, taken.received, taken.has_poster, new Date(clock.now().getTime() + uploadLife)],
    });
    return statusOf({ ...row, ...taken }, key, personId);
  });
}
